import { render, screen } from "@testing-library/react";
import { PlanFeatures } from "./plan-features";

const features = [
  { text: "Email flows", tooltip: "Mails that send themselves." },
  { text: "One channel", tooltip: null },
  { text: "A/B tests", tooltip: "Two versions, one winner." },
];

it("lists what a plan includes", () => {
  render(<PlanFeatures id="plan-starter" features={features} />);
  const [first, second, third] = screen.getAllByRole("listitem");
  expect(first).toHaveTextContent("Email flows");
  expect(second).toHaveTextContent(/^One channel$/);
  expect(third).toHaveTextContent("A/B tests");
});

it("has a button for each feature with a note", () => {
  render(<PlanFeatures id="plan-starter" features={features} />);
  const buttons = screen.getAllByRole("button");
  expect(buttons.map((button) => button.getAttribute("aria-label"))).toEqual([
    "What this means: Email flows",
    "What this means: A/B tests",
  ]);
});

it("opens each note with its own button, unique among all plans of the page", () => {
  render(
    <>
      <PlanFeatures id="plan-starter" features={features} />
      <PlanFeatures id="plan-growth" features={features} />
    </>,
  );
  const targets = screen
    .getAllByRole("button")
    .map((button) => document.getElementById(button.getAttribute("popovertarget") ?? ""));
  expect(new Set(targets).size).toBe(4);
  expect(targets.map((note) => note?.textContent)).toEqual([
    "Mails that send themselves.",
    "Two versions, one winner.",
    "Mails that send themselves.",
    "Two versions, one winner.",
  ]);
});
