import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { toAction } from "../../test-support/fragments";
import { PricingPlans } from "./pricing-plans";

type Section = Queries.PricingPlansSectionFragment;

function toPlan(name: string, monthly: number, annual: number): Section["plans"][number] {
  return {
    key: name.toLowerCase(),
    name,
    description: `${name} is for stores.`,
    badge: `${name} badge`,
    monthly: { price: monthly, originalPrice: monthly + 100 },
    annual: { price: annual, originalPrice: monthly, saving: `Save on ${name}` },
    period: "per month",
    features: [{ text: `${name} mails`, tooltip: null }],
    isHighlighted: name === "Growth",
    action: toAction(`Choose ${name}`, "https://book.test/demo"),
  };
}

const section: Section = {
  anchor: "plans",
  tone: "paper",
  kicker: null,
  heading: "Plans and prices",
  text: null,
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
  plans: [toPlan("Starter", 99, 79), toPlan("Growth", 199, 159)],
};

beforeEach(() => {
  render(<PricingPlans {...section} />);
});

const chooseAnnual = () => userEvent.click(screen.getByRole("radio", { name: "Annual" }));

it("begins with the monthly prices, and has the annual ones in its HTML", () => {
  expect(screen.getByRole("radio", { name: "Monthly" })).toBeChecked();
  expect(screen.getByText("$199", { selector: "strong" })).toBeVisible();
  expect(screen.getByText("$159")).not.toBeVisible();
});

it("shows the annual prices of all plans, with what they save, once they are chosen", async () => {
  expect(screen.getByText("Save 20%")).not.toBeVisible();
  await chooseAnnual();
  for (const shown of ["$79", "$159", "Save on Starter", "Save on Growth", "Save 20%"]) {
    expect(screen.getByText(shown)).toBeVisible();
  }
  expect(screen.getByText("$199", { selector: "strong" })).not.toBeVisible();
  await userEvent.click(screen.getByRole("radio", { name: "Monthly" }));
  expect(screen.getByText("$159")).not.toBeVisible();
});

it("tells assistive technology which prices have come up, and nothing before", async () => {
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  await chooseAnnual();
  expect(screen.getByRole("status")).toHaveTextContent("Annual prices are shown");
  await userEvent.click(screen.getByRole("radio", { name: "Monthly" }));
  expect(screen.getByRole("status")).toHaveTextContent("Monthly prices are shown");
});

it("says in words that a price is struck through", () => {
  const struck = screen.getAllByText(/^instead of/).map(({ parentElement }) => parentElement);
  expect(struck.map((price) => [price?.tagName, price?.textContent])).toEqual([
    ["S", "instead of $199"],
    ["S", "instead of $99"],
    ["S", "instead of $299"],
    ["S", "instead of $199"],
  ]);
});

it("keeps each plan's words, features and button together", () => {
  const growth = within(screen.getByRole("heading", { level: 3, name: "Growth" }).closest("li")!);
  expect(growth.getByText("Growth is for stores.")).toBeVisible();
  expect(growth.getByText("Growth badge")).toBeVisible();
  expect(growth.getByText("Growth mails")).toBeVisible();
  expect(growth.getByRole("link", { name: /^Choose Growth/ })).toHaveAttribute(
    "href",
    "https://book.test/demo",
  );
});
