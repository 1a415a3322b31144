import { render, screen, within } from "@testing-library/react";
import { caseResults, caseResultsWords as words } from "../../test-support/case-study";
import { CaseResults } from "./case-results";

const { results } = caseResults;

function readTable(): string[][] {
  return within(screen.getByRole("table"))
    .getAllByRole("row")
    .map((row) => Array.from(row.children, (cell) => cell.textContent));
}

it("lists the figures with their change, and the common period if one has none", () => {
  render(<CaseResults caseStudy={caseResults} words={words} />);
  expect(readTable()).toEqual([
    ["Figure", "Value", "Change", "Period"],
    ["ROAS", "1.5x", "", "in 30 days"],
    ["gross sales", "$20,050", "+214%", "March 1 to July 5"],
  ]);
  expect(screen.getByRole("rowheader", { name: "gross sales" })).toBeVisible();
});

it("omits the column of changes if there are none, and shows unknown periods", () => {
  const onlyOrders = { ...results, period: null, figures: ["orders"] };
  render(<CaseResults caseStudy={{ ...caseResults, results: onlyOrders }} words={words} />);
  expect(readTable()).toEqual([
    ["Figure", "Value", "Period"],
    ["orders", "644", "period not known"],
  ]);
});
