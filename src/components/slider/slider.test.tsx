import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { playSlider } from "../../test-support/slides";
import { Slider } from "./slider";

const slides = ["Taylrd", "Colo", "Boheme"].map((name) => ({
  id: `case-${name.toLowerCase()}`,
  name,
  content: <p>What {name} did</p>,
}));
const element = <Slider label="Results" slides={slides} />;

let slider: ReturnType<typeof playSlider>;

beforeEach(() => {
  slider = playSlider();
});

function dots() {
  return within(screen.getByRole("navigation", { name: "Results" }));
}

it("lists its slides in order, and leads to each by a dot", () => {
  render(element);
  const [list] = screen.getAllByRole("list");
  const items = within(list!).getAllByRole("listitem");
  expect(items.map(({ id, textContent }) => [id, textContent])).toEqual([
    ["case-taylrd", "What Taylrd did"],
    ["case-colo", "What Colo did"],
    ["case-boheme", "What Boheme did"],
  ]);
  const links = dots().getAllByRole("link");
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Taylrd", "#case-taylrd"],
    ["Colo", "#case-colo"],
    ["Boheme", "#case-boheme"],
  ]);
});

it("moves itself alone: the page stays where it is, and so does its address", async () => {
  render(element);
  await userEvent.click(dots().getByRole("link", { name: "Colo" }));
  expect(slider.scrollIntoView).toHaveBeenCalledWith({ inline: "start", block: "nearest" });
  expect(slider.scrollIntoView.mock.instances[0]).toHaveAttribute("id", "case-colo");
  expect(window.location.hash).toBe("");
});

it("shows the slide that the keyboard has come to", async () => {
  const withLinks = slides.map((slide) => ({ ...slide, content: <a href="/">{slide.name}</a> }));
  render(<Slider label="Results" slides={withLinks} />);
  await userEvent.tab();
  await userEvent.tab();
  expect(slider.scrollIntoView.mock.instances[1]).toHaveAttribute("id", "case-colo");
});

it("marks the dot of the slide in view", () => {
  render(element);
  slider.show("case-boheme");
  slider.show("case-colo");
  const marked = dots().getAllByRole("link", { current: true });
  expect(marked.map((dot) => dot.textContent)).toEqual(["Colo"]);
});

it("marks no dot until it is known which slide is in view", () => {
  render(element);
  expect(dots().queryByRole("link", { current: true })).not.toBeInTheDocument();
});

it("watches every slide, and stops once it is gone", () => {
  const { unmount } = render(element);
  expect(slider.observe).toHaveBeenCalledTimes(3);
  unmount();
  expect(slider.disconnect).toHaveBeenCalledTimes(1);
});
