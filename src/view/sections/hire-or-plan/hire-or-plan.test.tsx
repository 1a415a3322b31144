import { fireEvent, render, screen } from "@testing-library/react";
import { frame } from "../../../test-support/fragments";
import {
  HireOrPlan,
  monthlyCost,
  monthsOfPlan,
  salesToPay,
} from "./hire-or-plan";

const section: Queries.HireOrPlanSectionFragment = {
  ...frame,
  plan: { name: "Scale", monthly: { price: 2000 } },
  salary: { label: "Salary", value: 48_000, max: 120_000, step: 4000 },
  apps: { label: "Apps", value: 250, max: 1000, step: 50 },
  hours: { label: "Hours", value: 4, max: 20, step: 1 },
  left: { label: "Left", value: 40, max: 80, step: 5 },
  result: "The hire costs a month",
  salesLine: "{hire} of sales for the hire, {plan} for the plan",
  monthsLine: "{months} months of the plan",
  columns: { salary: "Salary", cost: "Cost", sales: "Sales", months: "Months" },
  actions: null,
};

it("counts the hire, the apps, and the owner's hours at the hire's rate", () => {
  const values = { salary: 48_000, apps: 200, hours: 10, left: 40 };
  // $48,000 and a quarter of it, over 12 months, and $200 of apps.
  expect(monthlyCost(values)).toBe(5200);
  expect(salesToPay(5200, 40)).toBe(13_000);
  expect(monthsOfPlan(5200, 2000)).toBe(31);
});

it("shows the result of the sliders, and a worked table that opens without them", () => {
  render(<HireOrPlan {...section} />);
  fireEvent.change(screen.getByRole("slider", { name: /Salary/ }), {
    target: { value: "60000" },
  });
  expect(screen.getByRole("status")).toHaveTextContent(
    "The hire costs a month$5,750$14,375 of sales for the hire, $5,000 for the plan34 months of the plan",
  );
  expect(
    screen.getByRole("row", { name: "Scale $2,000 $5,000 12", hidden: true }),
  ).toBeInTheDocument();
});
