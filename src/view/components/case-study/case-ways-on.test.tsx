import { render, screen, within } from "@testing-library/react";
import {
  caseRelatedLinks,
  caseRelatedLinksWords,
  nextCase,
} from "../../../test-support/case-study";
import { CaseRelatedLinks } from "./case-related-links";

function readLinks(name: string) {
  const nav = within(screen.getByRole("navigation", { name }));
  return nav
    .getAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href")]);
}

it("links to the services that were used, the page for similar stores and the next case", () => {
  render(
    <CaseRelatedLinks
      caseStudy={caseRelatedLinks}
      words={caseRelatedLinksWords}
      next={nextCase}
    />,
  );
  expect(readLinks("Services used")).toEqual([
    ["Paid ads", "/paid"],
    ["Email", "/email"],
  ]);
  expect(readLinks("Read on")).toEqual([
    ["For stores like thisMarketing for fashion", "/fashion"],
    ["Next caseColo: A small budget", "/case-studies/colo"],
  ]);
});
