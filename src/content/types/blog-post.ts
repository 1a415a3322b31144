import { countWords, wordsPerMinute } from "../../site/count-words";
import { routes } from "../../site/routes";
import { defineContentType } from "../content-type";
import type { Problem } from "../problems/problem";
import { draft } from "../fields/draft";
import { date } from "../fields/date";
import { reference } from "../fields/reference";
import { group, list, wholeNumber } from "../fields/structure";
import { text } from "../fields/text";
import { toPlainText } from "../markdown/markdown";
import { image } from "../fields/image";
import { seo } from "../fields/shared-fields";
import { blogCategory } from "./blog-category";

/** How far a stated reading time may be from the length of the text. */
const readingTimeTolerance = 0.2;

export const blogPost = defineContentType({
  name: "BlogPost",
  description: "A post of the blog: one folder with index.md and its pictures.",
  files: "blog/<key>/index.md",
  format: "markdown",
  body: "The post itself, in Markdown. Headings start at ##.",
  path: routes.blogPost,
  share: ({ title, categories }, read) => ({
    kind: read(blogCategory, categories[0] ?? "")?.name,
    title,
  }),
  schema: group("BlogPost", "A post of the blog.", {
    title: text("The headline.", { min: 10, max: 70 }),
    excerpt: text("One or two sentences for cards and feeds.", { min: 60, max: 220 }),
    publishDate: date("The day of publication, YYYY-MM-DD."),
    author: reference("Author", "Who signs the post: a key of content/shared/authors.yaml."),
    cover: image("The picture above the post and on its card.", { minWidth: 1600 }),
    categories: list(
      reference("BlogCategory", "A key of content/shared/blog-categories.yaml."),
      "The subjects that the post is filed under.",
      { max: 4 },
    ),
    tags: list(text("A word or two, in lower case.", { max: 40 }), "What the post touches on.", {
      max: 8,
    }),
    readingTime: wholeNumber("Minutes, at 230 words a minute.", { min: 1, max: 60 }),
    draft,
    seo,
  }),
  check: ({ value, body }) => checkReadingTime(value.readingTime, body),
});

function checkReadingTime(stated: number, body: string): Problem[] {
  const words = countWords(toPlainText(body));
  if (Math.abs(words / wordsPerMinute - stated) <= stated * readingTimeTolerance) return [];
  const minutes = Math.max(1, Math.round(words / wordsPerMinute));
  return [
    {
      path: ["readingTime"],
      what: `${String(stated)} min does not fit a text of ${String(words)} words`,
      hint: `write ${String(minutes)}, or change the length of the text`,
    },
  ];
}
