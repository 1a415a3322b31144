import { render, screen } from "@testing-library/react";
import { FactorBars } from "./factor-bars";

const section: Queries.FactorBarsSectionFragment = {
  anchor: "factors",
  tone: "paper",
  kicker: null,
  heading: "What ranks a store",
  text: null,
  items: [
    { label: "Reviews", share: 60, text: { html: "<p>What clients <b>say</b>.</p>" } },
    { label: "Mentions", share: 40, text: { html: "<p>Who names the store.</p>" } },
  ],
};

beforeEach(() => {
  render(<FactorBars {...section} />);
});

it("says of each factor its share and what it stands for", () => {
  const factors = screen
    .getAllByRole("term")
    .map((term) => [...(term.parentElement?.children ?? [])].map((cell) => cell.textContent));
  expect(factors).toEqual([
    ["Reviews", "60%", "What clients say."],
    ["Mentions", "40%", "Who names the store."],
  ]);
  expect(screen.getByText("say").tagName).toBe("B");
});

it("draws each bar as long as its share", () => {
  const barOf = (share: string) => screen.getByText(share).nextElementSibling;
  expect(barOf("60%")).toHaveStyle({ width: "60%" });
  expect(barOf("40%")).toHaveStyle({ width: "40%" });
});
