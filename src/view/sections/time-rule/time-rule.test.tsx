import { render, screen, within } from "@testing-library/react";
import { frame } from "../../../test-support/fragments";
import { TimeRule } from "./time-rule";

it("has steps as a list in their order, each with its title, day, and text", () => {
  const steps = [
    { title: "Audit", start: "Day 1", text: { html: "We look." } },
    { title: "Launch", start: null, text: { html: "All is live." } },
  ];
  render(
    <TimeRule
      {...frame}
      notice={null}
      closing={null}
      allTasks={null}
      items={steps.map((step) => ({ ...step, card: null, tasks: null }))}
    />,
  );
  const items = within(screen.getByRole("list")).getAllByRole("listitem");
  expect(items.map(({ textContent }) => textContent)).toEqual([
    "AuditDay 1We look.",
    "LaunchAll is live.",
  ]);
});
