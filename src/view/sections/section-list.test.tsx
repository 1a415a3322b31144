import { render, screen } from "@testing-library/react";
import { frame } from "../../test-support/fragments";
import { SectionList } from "./section-list";

const figures = {
  __typename: "FiguresSection",
  ...frame,
  heading: "First",
  items: [
    {
      figureLabel: null,
      fact: { key: "return", value: "4x", label: "return" },
    },
  ],
} as const;
const prose = {
  __typename: "ProseSection",
  ...frame,
  heading: "Second",
  points: null,
  arePointsOpen: false,
  image: null,
  actions: null,
} as const;

it("renders the sections of a page in order, each with its component", () => {
  render(<SectionList sections={[figures, prose]} />);
  const headings = screen.getAllByRole("heading", { level: 2 });
  expect(headings.map((heading) => heading.textContent)).toEqual([
    "First",
    "Second",
  ]);
  expect(screen.getByRole("definition")).toHaveTextContent("4x");
});

it("renders a section twice if a page lists it twice", () => {
  const complain = jest
    .spyOn(console, "error")
    .mockImplementation(() => undefined);
  render(<SectionList sections={[prose, prose]} />);
  expect(screen.getAllByRole("heading", { name: "Second" })).toHaveLength(2);
  expect(complain).not.toHaveBeenCalled();
  complain.mockRestore();
});
