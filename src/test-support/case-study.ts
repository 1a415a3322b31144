import { buildAction, buildLink } from "./fragments";

/** A case study and its page's texts, as returned by GraphQL. */

function buildFigure(
  key: string,
  value: string,
  more: Partial<Queries.CaseFigureFragment> = {},
): Queries.CaseFigureFragment {
  const figure = { key, value, metric: `metric of ${key}` };
  return { ...figure, change: null, period: null, ...more };
}

const figures = [
  buildFigure("sales", "$20,050", { metric: "gross sales", change: "+214%" }),
  buildFigure("roas", "1.5x", { metric: "ROAS", period: "in 30 days" }),
  buildFigure("orders", "644", { metric: "orders" }),
];

export const caseResults: Queries.CaseResultsFragment = {
  figures,
  results: {
    heading: "Sales grew most",
    text: { html: "<p>From one report.</p>" },
    period: "March 1 to July 5",
    figures: ["roas", "sales"],
  },
  channels: [{ figures: ["roas"] }, { figures: null }],
};

export const caseRelatedLinks: Queries.CaseRelatedLinksFragment = {
  services: [
    { label: "Paid ads", link: buildLink("/paid") },
    { label: "Email", link: buildLink("/email") },
  ],
  related: { path: "/fashion", seo: { title: "Marketing for fashion" } },
};

export const nextCase: Queries.NextCaseFragment = {
  path: "/case-studies/colo",
  brand: "Colo",
  title: "A small budget",
};

export const caseStatementWords: Queries.CaseStatementWordsFragment = {
  statement: "All figures",
  scale: "Bars start at the dotted line.",
  columns: {
    metric: "Figure",
    value: "Value",
    change: "Change",
    period: "Period",
  },
};

export const caseRelatedLinksWords: Queries.CaseRelatedLinksWordsFragment = {
  services: "Services used",
  furtherReading: "Read on",
  related: "For stores like this",
  next: "Next case",
  allCases: buildAction("See all case studies", "/case-studies", "text"),
};
