import { render, screen } from "@testing-library/react";
import {
  caseResults,
  caseStatementWords as words,
} from "../../../test-support/case-study";
import { CaseStatement } from "./case-results";

it("lists the figures with their change, and the common period if one has none", () => {
  render(<CaseStatement caseStudy={caseResults} words={words} />);
  expect(
    screen
      .getAllByRole("row")
      .map(({ children }) => Array.from(children, (cell) => cell.textContent)),
  ).toEqual([
    ["Figure", "Change", "Period", "Value"],
    ["ROAS", "", "in 30 days", "1.5x"],
    ["gross sales", "+214%", "March 1 to July 5", "$20,050"],
  ]);
});
