import { routes } from "../../site/urls/routes";
import { defineContentType } from "../content-type";
import { checkUpdated, date } from "../fields/date";
import { image } from "../fields/image";
import { redirectFrom } from "../fields/link";
import { markdown } from "../fields/markdown";
import { reference } from "../fields/reference";
import { action, draft, heading, kicker, seo } from "../fields/shared-fields";
import { group, list } from "../fields/structure";
import { text } from "../fields/text";
import { checkSteps } from "../markdown/how-to-steps";
import { createIssue } from "../issues/catalog";
import type { Issue } from "../issues/issue";

export const article = defineContentType({
  name: "Article",
  description: "A guide: one folder with index.md and its pictures.",
  files: "articles/<key>/index.md",
  format: "markdown",
  body: "The guide itself, in Markdown. Headings start at ##; each ## stands in the table of contents.",
  path: routes.article,
  share: ({ kicker: kind, title, cover }) => ({ kind, title, picture: cover.src }),
  schema: group("Article", "A guide.", {
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
    redirectFrom,
    seo,
  }),
  check: ({ value }) => [...checkUpdated(value), ...checkStart(value.startLink.link)],
  checkBody: checkSteps,
});

/** A guide's first button must link to its text. */
function checkStart(link: string): Issue[] {
  if (link.startsWith("#")) return [];
  const hint = 'write the anchor of a heading, in quotes: "#introduction"';
  const issue = createIssue("invalid-link", link, "leads away from the text", hint);
  return [{ ...issue, path: ["startLink", "link"] }];
}

export const articleWords = defineContentType({
  name: "ArticleWords",
  description: "The words that every guide's page has around its own, and those of their list.",
  files: "articles/words.yaml",
  format: "yaml",
  schema: group("ArticleWords", "The words around every guide.", {
    audit: action(
      "The button that books the audit; it stands in the hero and in the closing band.",
    ),
    checkedBy: text(
      "The line under the intro; {date}, the day of the last check, and {brand} are filled in.",
      { max: 80 },
    ),
    contents: text("The heading of the table of contents.", { max: 40 }),
    related: text("The heading over what to read next.", { max: 60 }),
    listHeading: heading.describe("The heading over the list of all guides, on the blog's page."),
  }),
});
