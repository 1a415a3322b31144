import { render, screen } from "@testing-library/react";
import {
  caseRelatedLinks,
  caseRelatedLinksWords,
  nextCase,
} from "../../../test-support/case-study";
import { CaseRelatedLinks } from "./case-related-links";

it.each([
  [
    "and the next case",
    nextCase,
    [["Next caseColo kept a small budget", nextCase.path]],
  ],
  ["without a next case if there is no other", null, []],
])("links to services and similar stores, %s", (_what, next, nextLinks) => {
  render(
    <CaseRelatedLinks
      caseStudy={caseRelatedLinks}
      words={caseRelatedLinksWords}
      next={next}
    />,
  );
  const links = screen
    .getAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href")]);
  expect(links).toEqual([
    ["Paid ads", "/paid"],
    ["Email", "/email"],
    ["For stores like thisMarketing for fashion", "/fashion"],
    ...nextLinks,
    ["See all case studies", "/case-studies"],
  ]);
});
