import { render, screen } from "@testing-library/react";
import { articleHeader, articleWords } from "../../test-support/article";
import { ArticleHeader } from "./article-header";

beforeEach(() => {
  render(<ArticleHeader article={articleHeader} words={articleWords} brand="Northcart" />);
});

it("opens with the title, what it is and what it is about", () => {
  expect(screen.getByRole("heading", { level: 1, name: "Best themes" })).toBeVisible();
  expect(screen.getByText("Theme guide")).toBeVisible();
  expect(screen.getByText("How to choose one.")).toBeVisible();
});

it("offers the audit in a new tab and the way down to the text in this one", () => {
  const [audit, start] = screen.getAllByRole("link");
  expect(audit).toHaveAccessibleName("Get a Free Audit (opens in a new tab)");
  expect(audit).toHaveAttribute("href", "https://book.test/audit");
  expect(audit).toHaveAttribute("target", "_blank");
  expect(start).toHaveAccessibleName("Compare them");
  expect(start).toHaveAttribute("href", "#themes");
  expect(start).not.toHaveAttribute("target");
});

it("says when and by whom its words were last checked, to machines as well", () => {
  const line = screen.getByText("Last checked November 23, 2026 by Northcart");
  expect(line).toHaveAttribute("datetime", "2026-11-23");
});
