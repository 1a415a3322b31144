import { render, screen, within } from "@testing-library/react";
import { toAction } from "../../test-support/fragments";
import { Steps } from "./steps";

const section: Queries.StepsSectionFragment = {
  anchor: "how-it-works",
  tone: "paper",
  kicker: null,
  heading: "How it works",
  text: null,
  items: [
    { icon: null, title: "Audit", text: { html: "<p>We look.</p>" } },
    { icon: "rocket", title: "Launch", text: { html: "<p>Live in 14 days.</p>" } },
    { icon: null, title: "Scale", text: { html: "<p>Keep going.</p>" } },
  ],
  actions: [toAction("Book a Demo", "https://book.test/demo")],
};

beforeEach(() => {
  render(<Steps {...section} />);
});

it("is an ordered list, so that the order is told as well as shown", () => {
  const list = screen.getByRole("list");
  expect(list.tagName).toBe("OL");
  const steps = within(list).getAllByRole("listitem");
  expect(steps.map((step) => within(step).getByRole("heading", { level: 3 }).textContent)).toEqual([
    "Audit",
    "Launch",
    "Scale",
  ]);
  expect(within(steps[1]!).getByText("Live in 14 days.")).toBeVisible();
});

it("draws an icon only where the step has one", () => {
  const icons = screen.getAllByRole("presentation");
  expect(icons.map((icon) => icon.getAttribute("src"))).toEqual(["/icons/rocket.svg"]);
});

it("ends with what to do next", () => {
  expect(screen.getByRole("link", { name: /^Book a Demo/ })).toHaveAttribute(
    "href",
    "https://book.test/demo",
  );
});
