import type { z } from "zod";
import { routes } from "../../site/urls/routes";
import { defineContentType } from "../content-type";
import { formerly } from "../fields/formerly";
import { date } from "../fields/date";
import { group } from "../fields/structure";
import { standing } from "../fields/claim";
import type { Problem } from "../problems/problem";
import { text } from "../fields/text";
import { draft, seo } from "../fields/shared-fields";

const schema = group("LegalPage", "A legal page.", {
  title: text("The title of the page.", { min: 5, max: 70 }),
  effectiveDate: date("The day from which the text holds, YYYY-MM-DD."),
  effectiveLabel: text("The line under the title; `{date}` is filled in.", { max: 60 }),
  standing,
  review: group("LegalReview", "When the page is looked at next; no visitor reads it.", {
    by: text("Who does it.", { max: 90 }),
    due: date("The day by which it is done.", { expires: true }),
  }).optional(),
  draft,
  formerly,
  seo,
});

type LegalPageValue = z.output<typeof schema>;

export const legalPage = defineContentType({
  name: "LegalPage",
  description: "Terms, privacy and the like: one Markdown file each.",
  files: "legal/<key>.md",
  format: "markdown",
  body: "The clauses, in Markdown. Headings start at ##.",
  path: routes.legalPage,
  share: ({ title }) => ({ title }),
  checkLaunch: findClauses,
  schema,
});

/** Each clause stands for itself: a lawyer ticks off one after the other. */
function findClauses({ standing, review }: LegalPageValue, body: string): Problem[] {
  if (standing === "confirmed") return [];
  return body.split("\n").flatMap((line, index) =>
    line.startsWith("## ")
      ? [
          {
            path: ["body"],
            within: { line: index + 1, column: 1 },
            what: `the clause "${line.slice(3)}" is not reviewed`,
            hint: review ? `have ${review.by} review it (due ${review.due})` : "have it reviewed",
            task: "review" as const,
          },
        ]
      : [],
  );
}
