import { render, screen, within } from "@testing-library/react";
import { frame, buildAction } from "../../../test-support/fragments";
import { Month } from "./month";

const kinds = [
  { kind: "email", name: "Email", plural: "emails" },
  { kind: "report", name: "Report", plural: "report" },
  { kind: "you", name: "You", plural: "decisions, yours" },
] as const;

it("lists the days with their dates, and counts each kind from them", () => {
  const days = (
    ["you", "email", "email", "email", "report", "you"] as const
  ).map((kind, index) => ({
    kind,
    instead: index === 3 ? "Struck" : null,
    text: `Sample ${index}`,
  }));
  render(
    <Month
      {...frame}
      deskObject={null}
      sampleNotice="Sample month"
      planNote="A month of the plan."
      firstDay="2025-06-30"
      days={days}
      kinds={kinds.map((each) => ({
        ...each,
        action: buildAction("More", "/more"),
      }))}
    />,
  );
  const shown = screen
    .getAllByRole("listitem")
    .map((day) => day.textContent.replace("  ", " "));
  expect(shown).toEqual([
    "Mon 30You Sample 0",
    "Tue 1Email Sample 1",
    "Wed 2Email Sample 2",
    "Thu 3Email Struck Sample 3",
    "Fri 4Report Sample 4",
    "Mon 7You Sample 5",
  ]);
  const counts = screen
    .getAllByRole("term")
    .map(
      ({ parentElement }) =>
        within(parentElement!).getAllByRole("definition")[0]?.textContent,
    );
  expect(counts).toEqual(["3", "1", "2"]);
});
