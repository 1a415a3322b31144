import { routes } from "../../lib/urls/routes";
import { defineContentType } from "../content-type";
import { date, fileFields, group, reviewStatus, text } from "../fields";
import { createIssue } from "../checks/rules";

const description =
  "A legal page, such as the terms or the privacy policy: one Markdown file.";

export const legalPage = defineContentType({
  files: "legal/<key>.md",
  body: "Text of the clauses, in Markdown. Headings start at ##.",
  path: routes.legalPage,
  share: ({ title }) => ({ title }),
  schema: group("LegalPage", description, {
    title: text("Title of the page.", { min: 5, max: 70 }),
    effectiveDate: date("Date from which the text applies, YYYY-MM-DD."),
    effectiveLabel: text(
      "Line under the title. `{date}` is the effective date.",
      { max: 60 },
    ),
    reviewStatus,
    review: group(
      "LegalReview",
      "Next review of the page. Not shown to visitors.",
      {
        by: text("Person who does the review.", { max: 90 }),
        due: date("Date by which the review is due, YYYY-MM-DD.", {
          expires: true,
        }),
      },
    ).optional(),
    ...fileFields,
  }),
  // A lawyer reviews the clauses one by one.
  checkLaunch: ({ reviewStatus: state, review }, body) => {
    const hint = review
      ? `have ${review.by} review it (due ${review.due})`
      : "have it reviewed";
    return body.split("\n").flatMap((line, index) => {
      if (state === "confirmed" || !line.startsWith("## ")) return [];
      const place = { path: ["body"], within: { line: index + 1, column: 1 } };
      const reason = `the clause "${line.slice(3)}" is not reviewed`;
      return [createIssue("unreviewed-text", reason, hint, place)];
    });
  },
});
