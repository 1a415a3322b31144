import { render, screen } from "@testing-library/react";
import { frame } from "../../../test-support/fragments";
import { FactorBars } from "./factor-bars";

const items: Queries.FactorBarsSectionFragment["items"] = [
  {
    label: "Reviews",
    share: 60,
    text: { html: "<p>What clients <b>say</b>.</p>" },
  },
  {
    label: "Mentions",
    share: 40,
    text: { html: "<p>Who names the store.</p>" },
  },
];

it("shows each factor's share, a bar of that length, and an explanation", () => {
  render(<FactorBars {...frame} items={items} />);
  const factors = screen
    .getAllByRole("term")
    .map((term) =>
      [...(term.parentElement?.children ?? [])].map((cell) => cell.textContent),
    );
  expect(factors).toEqual([
    ["Reviews", "60%", "What clients say."],
    ["Mentions", "40%", "Who names the store."],
  ]);
  for (const width of ["60%", "40%"])
    expect(
      screen.getByText(width).nextElementSibling?.firstElementChild,
    ).toHaveStyle({ width });
});
