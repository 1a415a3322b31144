import { render, screen, within } from "@testing-library/react";
import {
  caseResults,
  caseStatementWords as words,
} from "../../../test-support/case-study";
import { CaseResults, CaseStatement } from "./case-results";

function readTable(): string[][] {
  return within(screen.getByRole("table"))
    .getAllByRole("row")
    .map((row) => Array.from(row.children, (cell) => cell.textContent));
}

it("lists the figures with their change, and the common period if one has none", () => {
  render(<CaseStatement caseStudy={caseResults} words={words} />);
  expect(readTable()).toEqual([
    ["Figure", "Change", "Period", "Value"],
    ["ROAS", "", "in 30 days", "1.5x"],
    ["gross sales", "+214%", "March 1 to July 5", "$20,050"],
  ]);
  expect(screen.getByRole("rowheader", { name: "gross sales" })).toBeVisible();
});

it("explains the figures that no channel has", () => {
  render(<CaseResults caseStudy={caseResults} label="Results" />);
  expect(
    screen.getAllByRole("definition").map(({ textContent }) => textContent),
  ).toEqual(["$20,050"]);
});
