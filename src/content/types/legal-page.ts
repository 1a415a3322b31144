import { routes } from "../../site/urls/routes";
import { defineContentType } from "../content-type";
import { reviewStatus } from "../fields/claim";
import { date } from "../fields/date";
import { redirectFrom } from "../fields/link";
import { draft, seo } from "../fields/shared-fields";
import { group } from "../fields/structure";
import { text } from "../fields/text";
import { createIssue } from "../issues/catalog";

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
    reviewStatus,
    review: group("LegalReview", "When the page is looked at next; no visitor reads it.", {
      by: text("Who does it.", { max: 90 }),
      due: date("The day by which it is done.", { expires: true }),
    }).optional(),
    draft,
    redirectFrom,
    seo,
  }),
  // A lawyer reviews the clauses one by one.
  checkLaunch: ({ reviewStatus: state, review }, body) => {
    const hint = review ? `have ${review.by} review it (due ${review.due})` : "have it reviewed";
    return body.split("\n").flatMap((line, index) => {
      if (state === "confirmed" || !line.startsWith("## ")) return [];
      const within = { line: index + 1, column: 1 };
      const reason = `the clause "${line.slice(3)}" is not reviewed`;
      const issue = createIssue("unreviewed-text", reason, hint);
      return [{ ...issue, path: ["body"], within }];
    });
  },
});
