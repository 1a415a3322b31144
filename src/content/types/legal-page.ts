import { routes } from "../../site/routes";
import { defineContentType } from "../content-type";
import { draft } from "../fields/draft";
import { formerly } from "../fields/formerly";
import { date } from "../fields/date";
import { group } from "../fields/structure";
import { text } from "../fields/text";
import { seo } from "../fields/shared-fields";

export const legalPage = defineContentType({
  name: "LegalPage",
  description: "Terms, privacy and the like: one Markdown file each.",
  files: "legal/<key>.md",
  format: "markdown",
  body: "The clauses, in Markdown. Headings start at ##.",
  path: routes.legalPage,
  share: ({ title }) => ({ title }),
  schema: group("LegalPage", "A legal page.", {
    title: text("The title of the page.", { min: 5, max: 70 }),
    effectiveDate: date("The day from which the text holds, YYYY-MM-DD."),
    effectiveLabel: text("The line under the title; `{date}` is filled in.", { max: 60 }),
    draft,
    formerly,
    seo,
  }),
});
