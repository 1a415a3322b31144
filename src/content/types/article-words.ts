import { defineContentType } from "../content-type";
import { group } from "../fields/structure";
import { text } from "../fields/text";
import { action, heading } from "../fields/shared-fields";

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
