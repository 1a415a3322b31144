import { render, screen } from "@testing-library/react";
import { PlanFeatures } from "./plan-features";

const plan = {
  everythingIn: null,
  features: [
    { text: "Email flows", tooltip: "Mails that send themselves." },
    { text: "One channel", tooltip: null },
    { text: "A/B tests", tooltip: "Two versions, one winner." },
  ],
};

it("lists what a plan includes, with a button for each feature with a note", () => {
  render(<PlanFeatures id="plan-starter" plan={plan} />);
  const features = screen
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);
  expect(features).toEqual([
    "Email flowsMails that send themselves.",
    "One channel",
    "A/B testsTwo versions, one winner.",
  ]);
  const buttons = screen.getAllByRole("button");
  expect(buttons.map((button) => button.getAttribute("aria-label"))).toEqual([
    "What this means: Email flows",
    "What this means: A/B tests",
  ]);
});

it("opens each note with its own button, unique among all plans of the page", () => {
  render(
    <>
      <PlanFeatures id="plan-starter" plan={plan} />
      <PlanFeatures id="plan-growth" plan={plan} />
    </>,
  );
  const targets = screen
    .getAllByRole("button")
    .map((button) =>
      document.getElementById(button.getAttribute("popovertarget") ?? ""),
    );
  expect(new Set(targets).size).toBe(4);
  expect(targets.map((note) => note?.textContent)).toEqual([
    "Mails that send themselves.",
    "Two versions, one winner.",
    "Mails that send themselves.",
    "Two versions, one winner.",
  ]);
});
