import { render, screen, within } from "@testing-library/react";
import {
  frame,
  buildAction,
  buildImage,
} from "../../../test-support/fragments";
import { Split } from "./split";

const section: Queries.SplitSectionFragment = {
  ...frame,
  points: ["Agencies", "Consultants"],
  arePointsOpen: false,
  actions: [buildAction("Become a partner", "/partner")],
  image: buildImage("Two people at a desk"),
};

it.each([
  [section, "H2 A IMG UL"],
  [{ ...section, image: null }, "H2 A UL"],
  [{ ...section, points: null }, "H2 A IMG"],
])(
  "reads the heading first, then links, picture and points, if there are any",
  (props, order) => {
    const { container } = render(<Split {...props} />);
    const parts = [...container.querySelectorAll("h2, ul, a, img")].map(
      ({ tagName }) => tagName,
    );
    expect(parts.join(" ")).toBe(order);
  },
);

it("lists its points next to a picture that loads late", () => {
  render(<Split {...section} />);
  const points = within(screen.getByRole("list")).getAllByRole("listitem");
  expect(points.map((point) => point.textContent)).toEqual([
    "Agencies",
    "Consultants",
  ]);
  expect(
    screen.getByRole("img", { name: "Two people at a desk" }),
  ).toHaveAttribute("loading", "lazy");
});
