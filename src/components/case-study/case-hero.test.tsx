import { render, screen } from "@testing-library/react";
import { caseHero, caseHeroWords } from "../../test-support/case-study";
import { CaseHero } from "./case-hero";

beforeEach(() => {
  render(<CaseHero caseStudy={caseHero} words={caseHeroWords} />);
});

it("puts the figure before the words", () => {
  const figure = screen.getByText("+491%");
  expect(figure.parentElement).toHaveTextContent("+491% revenue, period not known");
  const title = screen.getByRole("heading", { level: 1, name: "Budgets moved to demand" });
  expect(figure.compareDocumentPosition(title)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByText("A label planned its ads and emails together.")).toBeVisible();
});

it("says whose case it is, what else came of it and what was done", () => {
  expect(screen.getByText("Case study: Taylrd")).toBeVisible();
  expect(screen.getByText("Fashion")).toBeVisible();
  expect(screen.getByText("4x return on social ads in 30 days")).toBeVisible();
  expect(screen.getByText("Email, Ads")).toBeVisible();
});

it("books the call in a new tab", () => {
  const call = screen.getByRole("link", { name: "Book a Strategy Call (opens in a new tab)" });
  expect(call).toHaveAttribute("href", "https://book.test/call");
  expect(call).toHaveAttribute("target", "_blank");
});
