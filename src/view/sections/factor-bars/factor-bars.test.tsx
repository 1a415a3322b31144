import { render, screen } from "@testing-library/react";
import { frame } from "../../../test-support/fragments";
import { FactorBars } from "./factor-bars";

const section: Queries.FactorBarsSectionFragment = {
  ...frame,
  columns: { factor: "Factor", meaning: "What it decides", share: "Weight" },
  items: [
    { label: "Reviews", share: 60, explanation: "What clients say." },
    { label: "Mentions", share: 40, explanation: "Who names the store." },
  ],
};

it("shows each factor's share, a bar of that length, and an explanation", () => {
  render(<FactorBars {...section} />);
  expect(
    screen.getAllByRole("row").map(({ textContent }) => textContent),
  ).toEqual([
    "FactorWhat it decidesWeight",
    "ReviewsWhat clients say.60%",
    "MentionsWho names the store.40%",
  ]);
  const [first] = screen.getAllByRole("cell");
  expect(first?.querySelector("span span")).toHaveStyle({ width: "60%" });
});
