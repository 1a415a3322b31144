import { render, screen } from "@testing-library/react";
import { Figures } from "./figures";

const section: Queries.FiguresSectionFragment = {
  anchor: "results",
  tone: "spruce",
  kicker: null,
  heading: "What changed",
  text: { html: "<p>In one quarter.</p>" },
  items: [
    { figureLabel: null, fact: { key: "growth", value: "+491%", label: "revenue" } },
    {
      figureLabel: "return on social ads",
      fact: { key: "return", value: "4x", label: "return" },
    },
  ],
};

beforeEach(() => {
  render(<Figures {...section} />);
});

it("says of each figure what it counts, in words of its own where it has them", () => {
  const pairs = screen
    .getAllByRole("term")
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(pairs).toEqual([
    ["revenue", "+491%"],
    ["return on social ads", "4x"],
  ]);
  expect(screen.getAllByRole("definition")).toHaveLength(2);
});

it("stands under a heading and a text", () => {
  expect(screen.getByRole("heading", { level: 2, name: "What changed" })).toBeVisible();
  expect(screen.getByText("In one quarter.")).toBeVisible();
});
