import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { frame, buildAction } from "../../../test-support/fragments";
import { PricingPlans } from "./pricing-plans";

type Section = Queries.PricingPlansSectionFragment;

function buildPlan(
  name: string,
  monthly: number,
  annual: number,
): Section["plans"][number] {
  return {
    key: name.toLowerCase(),
    name,
    description: `${name} is for stores.`,
    badge: `${name} badge`,
    monthly: { price: monthly, originalPrice: monthly + 100 },
    annual: {
      price: annual,
      originalPrice: monthly,
      saving: `Save on ${name}`,
    },
    period: "per month",
    everythingIn:
      name === "Growth" ? { key: "starter", name: "Starter" } : null,
    features: [{ text: `${name} mails`, tooltip: null }],
    isHighlighted: name === "Growth",
    action: buildAction(`Choose ${name}`, "https://book.test/demo"),
  };
}

const section: Section = {
  ...frame,
  billing: {
    label: "Billing period",
    monthly: "Monthly",
    annual: "Annual",
    annualBadge: "Save 20%",
    monthlyNotice: "Monthly prices are shown",
    annualNotice: "Annual prices are shown",
    monthlyTerms: "Paid each month.",
    annualTerms: "Paid for the year.",
    originalPrice: "instead of",
  },
  comparison: {
    heading: "Compare",
    feature: "Feature",
    yes: "Yes",
    no: "No",
    apart: [{ key: "seo", name: "SEO", cost: "quoted" }],
  },
  plans: [buildPlan("Starter", 99, 79), buildPlan("Growth", 199, 159)],
};

beforeEach(() => {
  render(<PricingPlans {...section} />);
});

it("announces which prices are shown, but not initially", async () => {
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  await userEvent.click(screen.getByRole("radio", { name: "Annual" }));
  expect(screen.getByRole("status")).toHaveTextContent(
    "Annual prices are shown",
  );
  await userEvent.click(screen.getByRole("radio", { name: "Monthly" }));
  expect(screen.getByRole("status")).toHaveTextContent(
    "Monthly prices are shown",
  );
});

it("keeps each plan's text and features together", () => {
  const growth = within(
    screen.getByRole("heading", { level: 3, name: "Growth" }).closest("li")!,
  );
  for (const text of [
    "Everything in Starter, and:",
    "Growth is for stores.",
    "Growth mails",
  ])
    expect(growth.getByText(text)).toBeVisible();
});

it("compares the plans: one that contains another has its features too", () => {
  const rows = screen.getAllByRole("row").map(({ textContent }) => textContent);
  expect(rows).toEqual([
    "FeatureStarterGrowth",
    "Starter mailsYesYes",
    "Growth mailsNoYes",
    "SEOquoted",
  ]);
});
