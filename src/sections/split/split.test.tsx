import { render, screen, within } from "@testing-library/react";
import { frame, buildAction, buildImage } from "../../test-support/fragments";
import { Split } from "./split";

const section: Queries.SplitSectionFragment = {
  ...frame,
  points: ["Agencies", "Consultants"],
  actions: [buildAction("Become a partner", "/partner")],
  image: buildImage("Two people at a desk"),
};

/** The content in reading order. */
const readOrder = (container: HTMLElement) =>
  [...container.querySelectorAll("h2, ul, a, img")].map(({ tagName }) => tagName);

it("reads the heading first", () => {
  const { container } = render(<Split {...section} />);
  expect(readOrder(container)).toEqual(["H2", "IMG", "A", "UL"]);
  const points = within(screen.getByRole("list")).getAllByRole("listitem");
  expect(points.map((point) => point.textContent)).toEqual(["Agencies", "Consultants"]);
  expect(screen.getByRole("img", { name: "Two people at a desk" })).toHaveAttribute(
    "loading",
    "lazy",
  );
});

it("shows the points once, in place of a missing picture", () => {
  const { container } = render(<Split {...section} image={null} />);
  expect(readOrder(container)).toEqual(["H2", "A", "UL"]);
});

it("has no list if there are no points", () => {
  const { container } = render(<Split {...section} points={null} />);
  expect(readOrder(container)).toEqual(["H2", "IMG", "A"]);
});
