import { routes } from "../../site/urls/routes";
import { defineContentType } from "../content-type";
import { formerly } from "../fields/formerly";
import { date } from "../fields/date";
import { reference } from "../fields/reference";
import { group, list } from "../fields/structure";
import { text } from "../fields/text";
import { image } from "../fields/image";
import { draft, seo } from "../fields/shared-fields";
import { blogCategory } from "./blog-category";
import { checkUpdated } from "./check-updated";

export const blogPost = defineContentType({
  name: "BlogPost",
  description: "A post of the blog: one folder with index.md and its pictures.",
  files: "blog/<key>/index.md",
  format: "markdown",
  body: "The post itself, in Markdown. Headings start at ##.",
  path: routes.blogPost,
  share: ({ title, categories, cover }, read) => ({
    kind: read(blogCategory, categories[0] ?? "")?.name,
    title,
    picture: cover.src,
  }),
  check: ({ value }) => checkUpdated(value),
  schema: group("BlogPost", "A post of the blog.", {
    title: text("The headline.", { min: 10, max: 70 }),
    excerpt: text("One or two sentences for cards and feeds.", { min: 60, max: 220 }),
    publishDate: date("The day of publication, YYYY-MM-DD."),
    updatedDate: date(
      "The day when what it says was last changed, YYYY-MM-DD; the page shows it.",
    ).optional(),
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
    draft,
    formerly,
    seo,
  }),
});
