import { render, screen } from "@testing-library/react";
import { frame } from "../../test-support/fragments";
import { SectionList } from "./section-list";

const account = {
  __typename: "AccountSection",
  ...frame,
  heading: "First",
  headings: [],
  caseStudies: null,
  fees: null,
  figures: [{ figureLabel: null, fact: { value: "4x", label: "return" } }],
  note: null,
  actions: null,
} as const;
const prose = {
  __typename: "ProseSection",
  ...frame,
  heading: "Second",
  points: null,
  image: null,
  actions: null,
} as const;

it("renders the sections of a page in order, each with its component", () => {
  render(<SectionList sections={[account, prose]} />);
  const headings = screen.getAllByRole("heading", { level: 2 });
  expect(headings.map((heading) => heading.textContent)).toEqual([
    "First",
    "Second",
  ]);
  expect(screen.getByRole("cell")).toHaveTextContent("4x");
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
