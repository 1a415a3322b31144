import { render, screen } from "@testing-library/react";
import { PlanFeatures } from "./plan-features";

const plan = {
  everythingIn: null,
  features: [
    { text: "Email flows", tooltip: "Mails that send themselves." },
    { text: "One channel", tooltip: null },
  ],
};

it("explains a feature by its own button, also if two plans have it", () => {
  render(
    <>
      <PlanFeatures plan={plan} />
      <PlanFeatures plan={plan} />
    </>,
  );
  const buttons = screen.getAllByRole("button", {
    name: "What this means: Email flows",
  });
  const notes = buttons.map((button) =>
    document.getElementById(button.getAttribute("popovertarget") ?? ""),
  );
  expect(new Set(notes).size).toBe(2);
  for (const note of notes)
    expect(note).toHaveTextContent("Mails that send themselves.");
});
