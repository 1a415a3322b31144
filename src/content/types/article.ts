import type { z } from "zod";
import { routes } from "../../site/urls/routes";
import { defineContentType } from "../content-type";
import { formerly } from "../fields/formerly";
import { date } from "../fields/date";
import { markdown } from "../fields/markdown";
import { reference } from "../fields/reference";
import { group, list } from "../fields/structure";
import { text } from "../fields/text";
import { image } from "../fields/image";
import { draft, action, heading, kicker, seo } from "../fields/shared-fields";
import { checkSteps } from "../markdown/how-to-steps";
import type { Problem } from "../problems/problem";
import { checkUpdated } from "./check-updated";

const schema = group("Article", "A guide.", {
  title: text("The main heading.", { min: 15, max: 90 }),
  kicker,
  intro: text("One to three sentences under the title.", { min: 80, max: 320 }),
  publishDate: date("The day of publication, YYYY-MM-DD."),
  updatedDate: date("The day of the last change, YYYY-MM-DD."),
  checkedDate: date("The day when the words were last checked, YYYY-MM-DD; the page shows it."),
  cover: image("The picture above the text.", { minWidth: 1600 }),
  startLink: action("The button that leads down to the text; its link is an anchor."),
  closing: group("ArticleClosing", "The dark band at the end.", {
    heading,
    text: markdown("Why to go on.", { max: 320, takesHeadings: false }),
    action: action("The link to the service that the guide is about."),
  }),
  related: list(reference("Article", "A folder of content/articles."), "Guides to read next.", {
    max: 3,
  }),
  relatedPosts: list(reference("BlogPost", "A folder of content/blog."), "Posts to read next.", {
    max: 2,
  }).optional(),
  draft,
  formerly,
  seo,
});

export const article = defineContentType({
  name: "Article",
  description: "A guide: one folder with index.md and its pictures.",
  files: "articles/<key>/index.md",
  format: "markdown",
  body: "The guide itself, in Markdown. Headings start at ##; each ## stands in the table of contents.",
  path: routes.article,
  share: ({ kicker: kind, title, cover }) => ({ kind, title, picture: cover.src }),
  schema,
  check: ({ value }) => checkArticle(value),
  checkBody: checkSteps,
});

/** An article changes after it is published, and its first button leads down to its text. */
function checkArticle({ startLink, ...days }: z.output<typeof schema>): Problem[] {
  const away = {
    path: ["startLink", "link"],
    what: `"${startLink.link}" leads away from the text`,
    hint: 'write the anchor of a heading, in quotes: "#introduction"',
  };
  return [...checkUpdated(days), ...(startLink.link.startsWith("#") ? [] : [away])];
}
