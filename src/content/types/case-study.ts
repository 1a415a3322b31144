import { routes } from "../../site/urls/routes";
import { defineContentType } from "../content-type";
import { toCaseFigure } from "../share-words";
import { checkFigures, toCaseVariables } from "./case-figures";
import { caseStudySchema } from "./case-study-schema";
import type { CaseStudyValue } from "./case-study-schema";
import { caseStudyWords } from "./case-study-words";
import type { Problem } from "../problems/problem";

export const caseStudy = defineContentType({
  name: "CaseStudy",
  description: "What was done for one brand, and the figures that came of it.",
  files: "case-studies/<key>/index.yaml",
  format: "yaml",
  path: routes.caseStudy,
  share: ({ key, brand, title }, read) => {
    const words = read(caseStudyWords, "");
    return { kind: words && `${words.kicker}: ${brand}`, title, figure: toCaseFigure(key) };
  },
  variables: { prefix: "case", read: toCaseVariables },
  check: ({ value }) => [...checkFigures(value), ...checkServices(value)],
  checkLaunch: ({ publishDate }) =>
    publishDate === undefined
      ? [{ path: ["publishDate"], what: "is missing", hint: "say when it went online" }]
      : [],
  receipts: ({ figures, headline, proof, results }) =>
    figures.map(({ key, value, metric, period, source }, index) => ({
      path: ["figures", index],
      ...{ word: key, value, measure: metric, source },
      period: period ?? results.period,
      isLeading: key === headline || key === proof,
    })),
  unique: "position",
  schema: caseStudySchema,
});

/** A service of a case leads to the page about it: nothing is booked there, and nothing is still to come. */
function checkServices({ services }: CaseStudyValue): Problem[] {
  return services.flatMap(({ link }, index) => {
    if (link.startsWith("/")) return [];
    const what = `"${link}" is not the address of a page`;
    const hint = "write the address of the page about the service, such as /service";
    return [{ path: ["services", index, "link"], what, hint }];
  });
}
