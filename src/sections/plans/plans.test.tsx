import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { toAction } from "../../test-support/fragments";
import { Plans } from "./plans";

const section: Queries.PlansSectionFragment = {
  anchor: "plans",
  tone: "paper",
  kicker: null,
  heading: "Plans",
  text: { html: "<p>No setup fee.</p>" },
  plans: [
    {
      key: "starter",
      name: "Starter",
      qualification: "For new stores",
      price: "$689",
      planPeriod: "per month",
      priceDescription: "Billed monthly",
      samePlan: { key: "growth", name: "Growth" },
      features: [
        { text: "Email flows", tooltip: "Mails that send themselves." },
        { text: "One channel", tooltip: null },
      ],
      isHighlighted: false,
      action: toAction("Choose Starter", "https://book.test/demo"),
    },
    {
      key: "custom",
      name: "Custom",
      qualification: "For large stores",
      price: "Custom",
      planPeriod: null,
      priceDescription: null,
      samePlan: null,
      features: [{ text: "Every channel", tooltip: null }],
      isHighlighted: true,
      action: toAction("Talk to us", "/contact"),
    },
  ],
  samePlan: "{name} on the pricing page",
  actions: [toAction("Compare plans", "/pricing")],
};

beforeEach(() => {
  render(<Plans {...section} />);
});

function planOf(name: string) {
  const title = screen.getByRole("heading", { level: 3, name });
  return within(title.closest("li")!);
}

it("names each plan once, with its audience and its price", () => {
  const names = screen.getAllByRole("heading", { level: 3 }).map((title) => title.textContent);
  expect(names).toEqual(["Starter", "Custom"]);
  const [audience] = planOf("Starter").getAllByText("For new stores");
  expect(audience?.parentElement).toHaveTextContent("Starter For new stores $689 per month");
});

it("shows no period where the price has none", () => {
  expect(planOf("Custom").queryByText("per month")).not.toBeInTheDocument();
});

it("opens what a plan includes by its name", async () => {
  const starter = planOf("Starter");
  expect(starter.getByText("Email flows")).not.toBeVisible();
  await userEvent.click(screen.getByRole("heading", { level: 3, name: "Starter" }));
  expect(starter.getByText("Email flows")).toBeVisible();
  expect(starter.getByText("Billed monthly")).toBeVisible();
  expect(planOf("Custom").getByText("Every channel")).not.toBeVisible();
});

it("shares one name among the plans, so that the browser keeps one open at a time", () => {
  const names = screen.getAllByRole("group").map((details) => details.getAttribute("name"));
  expect(names).toHaveLength(2);
  expect(names[0]).toBeTruthy();
  expect(names[1]).toBe(names[0]);
});

it("ends each plan with its own button, and the section with its links", async () => {
  await userEvent.click(screen.getByRole("heading", { level: 3, name: "Custom" }));
  expect(planOf("Custom").getByRole("link", { name: "Talk to us" })).toHaveAttribute(
    "href",
    "/contact",
  );
  expect(screen.getByRole("link", { name: "Compare plans" })).toHaveAttribute("href", "/pricing");
});

it("says what a plan is called on the pricing page, and leads to it there", () => {
  expect(screen.getByRole("link", { name: "Growth on the pricing page" })).toHaveAttribute(
    "href",
    "/pricing#growth",
  );
});
