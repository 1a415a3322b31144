import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { frame, buildAction } from "../../../test-support/fragments";
import { Plans } from "./plans";

const section: Queries.PlansSectionFragment = {
  ...frame,
  plans: [
    {
      key: "starter",
      name: "Starter",
      qualification: "For new stores",
      price: "$689",
      planPeriod: "per month",
      priceDescription: "Billed monthly",
      samePlan: { key: "growth", name: "Growth" },
      everythingIn: null,
      features: [
        { text: "Email flows", tooltip: "Mails that send themselves." },
        { text: "One channel", tooltip: null },
      ],
      isHighlighted: false,
      action: buildAction("Choose Starter", "https://book.test/demo"),
    },
    {
      key: "custom",
      name: "Custom",
      qualification: "For large stores",
      price: "Custom",
      planPeriod: null,
      priceDescription: null,
      samePlan: null,
      everythingIn: { name: "Starter" },
      features: [{ text: "Every channel", tooltip: null }],
      isHighlighted: true,
      action: buildAction("Talk to us", "/contact"),
    },
  ],
  samePlan: "{name} on the pricing page",
  actions: null,
};

it("shows each plan with its audience, price, features, and one link", async () => {
  render(<Plans {...section} />);
  const plans = screen
    .getAllByRole("heading", { level: 3 })
    .map((title) => title.closest("li")!);
  const starter = within(plans[0]!);
  expect(plans[0]).toHaveTextContent(
    /^StarterFor new stores\$689 per month Growth on the pricing page/,
  );
  expect(plans[1]).toHaveTextContent(/^CustomFor large storesCustom/);
  expect(starter.getByText("Email flows")).not.toBeVisible();
  await userEvent.click(starter.getByText("What's included"));
  expect(starter.getByText("Email flows")).toBeVisible();
  expect(starter.getByText("Billed monthly")).toBeVisible();
  expect(
    within(plans[1]!).getByText("Everything in Starter, and:"),
  ).toBeInTheDocument();
  expect(within(plans[1]!).getByText("Every channel")).not.toBeVisible();
  const links = starter.getAllByRole("link");
  expect(
    links.map((link) => [link.textContent, link.getAttribute("href")]),
  ).toEqual([
    ["Growth on the pricing page", "/pricing#growth"],
    ["Choose Starter (opens in a new tab)", "https://book.test/demo"],
  ]);
});
