import { render, screen, within } from "@testing-library/react";
import { frame } from "../../../test-support/fragments";
import { Steps } from "./steps";

const step = { day: null, isGoal: false, yours: null };
const section: Queries.StepsSectionFragment = {
  ...frame,
  lanes: null,
  items: [
    { ...step, title: "Audit", text: { html: "<p>We look.</p>" } },
    { ...step, title: "Launch", text: { html: "<p>Live in 14 days.</p>" } },
  ],
  actions: null,
};

const readSteps = () =>
  within(screen.getByRole("list"))
    .getAllByRole("listitem")
    .map((item) => item.textContent);

it("is an ordered list, so that screen readers announce the order", () => {
  render(<Steps {...section} />);
  expect(screen.getByRole("list").tagName).toBe("OL");
  expect(readSteps()).toEqual(["AuditWe look.", "LaunchLive in 14 days."]);
  expect(screen.getAllByRole("heading", { level: 3 })).toHaveLength(2);
});

it("shows each step's day, and who does what", () => {
  const items = section.items.map((item, index) => ({
    ...item,
    day: `Day ${index + 1}`,
    yours: "Approve it.",
  }));
  const lanes = { ours: "We", yours: "You" };
  render(<Steps {...section} items={items} lanes={lanes} />);
  expect(readSteps()[0]).toBe("Day 1AuditWeWe look.YouApprove it.");
});
