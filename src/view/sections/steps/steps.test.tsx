import { render, screen, within } from "@testing-library/react";
import { frame } from "../../../test-support/fragments";
import { Steps } from "./steps";

const section: Queries.StepsSectionFragment = {
  ...frame,
  items: [
    { title: "Audit", text: { html: "<p>We look.</p>" } },
    { title: "Launch", text: { html: "<p>Live in 14 days.</p>" } },
  ],
  actions: null,
};

it("is an ordered list, so that screen readers announce the order", () => {
  render(<Steps {...section} />);
  const list = screen.getByRole("list");
  expect(list.tagName).toBe("OL");
  const steps = within(list).getAllByRole("listitem");
  expect(steps.map((step) => step.textContent)).toEqual([
    "AuditWe look.",
    "LaunchLive in 14 days.",
  ]);
  expect(screen.getAllByRole("heading", { level: 3 })).toHaveLength(2);
});
