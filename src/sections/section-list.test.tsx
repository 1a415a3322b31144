import { render, screen } from "@testing-library/react";
import { frame, buildAction } from "../test-support/fragments";
import { SectionList } from "./section-list";

const figures = {
  __typename: "FiguresSection",
  ...frame,
  heading: "First",
  items: [{ figureLabel: null, fact: { key: "return", value: "4x", label: "return" } }],
} as const;
const prose = { __typename: "ProseSection", ...frame, heading: "Second", actions: null } as const;
const call = {
  __typename: "CallToActionSection",
  ...frame,
  heading: "Third",
  ...{ image: null, report: null, calls: [buildAction("Book a Demo", "/demo")] },
} as const;

it("renders the sections of a page in order, each with its component", () => {
  render(<SectionList sections={[figures, prose, call]} />);
  const headings = screen.getAllByRole("heading", { level: 2 });
  expect(headings.map((heading) => heading.textContent)).toEqual(["First", "Second", "Third"]);
  expect(screen.getByRole("definition")).toHaveTextContent("4x");
  expect(screen.getByRole("link", { name: "Book a Demo" })).toBeVisible();
});

it("renders a section twice if a page lists it twice", () => {
  const complain = jest.spyOn(console, "error").mockImplementation(() => undefined);
  render(<SectionList sections={[prose, prose]} />);
  expect(screen.getAllByRole("heading", { name: "Second" })).toHaveLength(2);
  expect(complain).not.toHaveBeenCalled();
  complain.mockRestore();
});
