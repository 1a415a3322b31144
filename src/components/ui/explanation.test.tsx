import { render, screen } from "@testing-library/react";
import { Explanation } from "../plan/plan-features";

beforeEach(() => {
  render(
    <Explanation id="note-roas" about="ROAS">
      Return on ad spend.
    </Explanation>,
  );
});

it("says what its button explains", () => {
  expect(screen.getByRole("button", { name: "What this means: ROAS" })).toBeVisible();
});

it("opens its note as a popover of the platform, without a script", () => {
  const note = screen.getByText("Return on ad spend.");
  // `auto` closes by Escape, by a tap elsewhere and when another note opens.
  expect(note).toHaveAttribute("popover", "auto");
  expect(screen.getByRole("button")).toHaveAttribute("popovertarget", note.id);
});

it("never sends a form that it may stand in", () => {
  expect(screen.getByRole("button")).toHaveAttribute("type", "button");
});
