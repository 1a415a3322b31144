import { render, screen } from "@testing-library/react";
import { frame } from "../../../test-support/fragments";
import { Figures } from "./figures";

const items: Queries.FiguresSectionFragment["items"] = [
  {
    figureLabel: null,
    fact: { key: "growth", value: "+491%", label: "revenue" },
  },
  {
    figureLabel: "return on social ads",
    fact: { key: "return", value: "4x", label: "return" },
  },
];

it("shows what each figure counts, in its own words if it has them", () => {
  render(<Figures {...frame} items={items} />);
  const pairs = screen
    .getAllByRole("term")
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(pairs).toEqual([
    ["revenue", "+491%"],
    ["return on social ads", "4x"],
  ]);
});
