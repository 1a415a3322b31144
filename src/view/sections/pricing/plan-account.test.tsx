import { render, screen, within } from "@testing-library/react";
import { buildAction } from "../../../test-support/fragments";
import { choosePlan } from "../../components/plan/choose-plan";
import { PlanAccount } from "./plan-account";

type Account = Queries.PlanAccountFragment;

function buildPlan(
  name: string,
  monthly: number,
  annual: number,
): Account["plans"][number] {
  return {
    key: name.toLowerCase(),
    name,
    description: `${name} is for stores.`,
    badge: `${name} badge`,
    monthly: { price: monthly, originalPrice: monthly + 100 },
    annual: { price: annual, originalPrice: monthly },
    period: "per month",
    doneBy: "we do it",
    everythingIn: name === "Growth" ? { name: "Starter" } : null,
    features: [{ text: `${name} mails`, tooltip: null }],
    isHighlighted: name === "Growth",
    action: buildAction(`Choose ${name}`, "https://book.test/demo"),
  };
}

const account: Account = {
  billing: {
    label: "Billing period",
    monthly: "Monthly",
    annual: "Annual",
    annualBadge: "Save 20%",
    monthlyTerms: "Paid each month.",
    annualTerms: "Paid for the year.",
    originalPrice: "instead of",
    saving: "Save {amount}/year",
  },
  line: { label: "Your plan", left: "stays with you" },
  plans: [buildPlan("Starter", 99, 79), buildPlan("Growth", 199, 159)],
};

beforeEach(() => {
  render(<PlanAccount {...account} />);
});

it("is a choice of one plan, named with its price", () => {
  const choice = screen.getByRole("group", { name: "Your plan" });
  const growth = within(choice).getByRole("radio", { name: /^Growth \$199/ });
  const starter = within(choice).getByRole("radio", { name: /^Starter \$99/ });
  expect(growth).toBeChecked();
  starter.click();
  expect(starter).toBeChecked();
  expect(growth).not.toBeChecked();
});

it("lets other parts of the page choose a plan", () => {
  choosePlan("starter");
  expect(screen.getByRole("radio", { name: /^Starter/ })).toBeChecked();
});

it("computes what a year saves", () => {
  expect(screen.getByText("Save $480/year")).toBeInTheDocument();
});

it("says who does what a plan adds", () => {
  const row = screen.getByText("Growth mails").closest("li");
  expect(row).toHaveTextContent("Growth mailswe do it");
});
