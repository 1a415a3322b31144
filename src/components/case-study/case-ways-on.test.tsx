import { render, screen, within } from "@testing-library/react";
import { caseRelatedLinks, caseRelatedLinksWords, nextCase } from "../../test-support/case-study";
import { CaseRelatedLinks } from "./case-related-links";

beforeEach(() => {
  render(
    <CaseRelatedLinks caseStudy={caseRelatedLinks} words={caseRelatedLinksWords} next={nextCase} />,
  );
});

function readLinks(name: string) {
  const nav = within(screen.getByRole("navigation", { name }));
  return nav.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);
}

it("links to the services that were used", () => {
  expect(readLinks("Services used")).toEqual([
    ["Paid ads", "/paid"],
    ["Email", "/email"],
  ]);
});

it("links to the page for similar stores and to the next case, with labels", () => {
  expect(readLinks("Read on")).toEqual([
    ["For stores like thisMarketing for fashion", "/fashion"],
    ["Next caseColo: A small budget", "/case-studies/colo"],
  ]);
});
