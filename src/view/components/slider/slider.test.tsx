import { fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Slider } from "./slider";

const slides = ["taylrd", "colo"].map((id) => ({
  id,
  name: id,
  content: <a href="/">{id}</a>,
}));

it("scrolls to the slide with keyboard focus", async () => {
  const scrollIntoView = jest.fn();
  Element.prototype.scrollIntoView = scrollIntoView;
  render(<Slider label="Results" slides={slides} />);
  await userEvent.tab();
  await userEvent.tab();
  expect(scrollIntoView.mock.instances[1]).toHaveAttribute("id", "colo");
});

it("marks the dot of the slide that is swiped to", () => {
  render(<Slider label="Results" slides={slides} />);
  const dots = within(screen.getByRole("navigation")).getAllByRole("link");
  expect(dots[0]).toHaveAttribute("aria-current", "true");
  // At the end of the row, whose last slide is wider than half of the screen.
  Object.defineProperty(screen.getAllByRole("list")[0]!, "scrollWidth", {
    value: 620,
  });
  fireEvent.scroll(screen.getAllByRole("list")[0]!, {
    target: { scrollLeft: 260 },
  });
  expect(dots.map((dot) => dot.getAttribute("aria-current"))).toEqual([
    null,
    "true",
  ]);
});
