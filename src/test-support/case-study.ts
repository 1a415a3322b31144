import { buildAction, buildLink } from "./fragments";

/** A case study and its page's texts, as returned by GraphQL. */

export const caseRelatedLinks: Queries.CaseRelatedLinksFragment = {
  services: [
    { label: "Paid ads", link: buildLink("/paid") },
    { label: "Email", link: buildLink("/email") },
  ],
  related: { path: "/fashion", seo: { title: "Marketing for fashion" } },
};

export const nextCase: Queries.NextCaseFragment = {
  path: "/case-studies/colo",
  title: "Colo kept a small budget",
};

export const caseRelatedLinksWords: Queries.CaseRelatedLinksWordsFragment = {
  services: "Services used",
  furtherReading: "Read on",
  related: "For stores like this",
  next: "Next case",
  allCases: buildAction("See all case studies", "/case-studies", "text"),
};
