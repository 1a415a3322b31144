import { render, screen, within } from "@testing-library/react";
import { toAction, toImage } from "../../test-support/fragments";
import { Split } from "./split";

const section: Queries.SplitSectionFragment = {
  anchor: null,
  tone: "paper",
  splitVariant: "imageRight",
  kicker: null,
  heading: "Who this is for",
  text: { html: "<p>Four audiences.</p>" },
  points: ["Agencies", "Consultants"],
  actions: [toAction("Become a partner", "/partner")],
  image: toImage("Two people at a desk"),
};

/** Whether a reader meets `first` before `second`. */
function precedes(first: HTMLElement, second: HTMLElement): boolean {
  return (
    (first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING) ===
    Node.DOCUMENT_POSITION_FOLLOWING
  );
}

it.each(["imageRight", "imageLeft"] as const)("reads words first with %s", (splitVariant) => {
  render(<Split {...section} splitVariant={splitVariant} />);
  const picture = screen.getByRole("img", { name: "Two people at a desk" });
  expect(precedes(screen.getByRole("heading", { level: 2 }), picture)).toBe(true);
  expect(precedes(screen.getByRole("list"), picture)).toBe(true);
});

it("lists its points between text and actions beside a picture", () => {
  render(<Split {...section} />);
  const points = within(screen.getByRole("list")).getAllByRole("listitem");
  expect(points.map((point) => point.textContent)).toEqual(["Agencies", "Consultants"]);
  expect(precedes(screen.getByText("Four audiences."), screen.getByRole("list"))).toBe(true);
  expect(precedes(screen.getByRole("list"), screen.getByRole("link"))).toBe(true);
});

it("puts the points in the place of a picture that is not there, once", () => {
  render(<Split {...section} image={null} />);
  expect(screen.queryByRole("img")).not.toBeInTheDocument();
  expect(precedes(screen.getByRole("link"), screen.getByRole("list"))).toBe(true);
});

it("has no list where there are no points", () => {
  render(<Split {...section} points={null} />);
  expect(screen.queryByRole("list")).not.toBeInTheDocument();
});

it("leaves its picture until it is needed", () => {
  render(<Split {...section} />);
  expect(screen.getByRole("img")).toHaveAttribute("loading", "lazy");
});
