import { render, screen } from "@testing-library/react";
import { PlanCard, PlanGrid } from "./plan-card";

it("lists the plans, the highlighted one on the dark ground", () => {
  render(
    <PlanGrid>
      <PlanCard isHighlighted={false}>Starter</PlanCard>
      <PlanCard isHighlighted>Growth</PlanCard>
    </PlanGrid>,
  );
  const plans = screen.getAllByRole("listitem");
  // What stands inside takes the colors of its ground from this attribute.
  expect(plans.map((plan) => [plan.textContent, plan.getAttribute("data-tone")])).toEqual([
    ["Starter", "paper"],
    ["Growth", "spruce"],
  ]);
});
