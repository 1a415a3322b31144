import { render, screen, within } from "@testing-library/react";
import { frame, buildAction } from "../../../test-support/fragments";
import { PlanFinder } from "./plan-finder";

type Section = Queries.PlanFinderSectionFragment;

function buildFit(
  key: string,
  name: string,
  price: number,
): Section["fits"][number] {
  const action = buildAction("Get Started", `https://book.test/${key}`);
  const plan = {
    key,
    name,
    description: `For those who want ${name}.`,
    action,
  };
  return {
    plan: { ...plan, monthly: { price }, period: "per month" },
    start: `${name} begins.`,
  };
}

const section: Section = {
  ...frame,
  startLabel: "The first 14 days",
  questions: [
    {
      key: "hours",
      label: "Hours in a week",
      answers: [
        { key: "none", label: "Hardly any" },
        { key: "day", label: "A day" },
      ],
    },
  ],
  rules: [
    { when: ["day"], plan: { key: "self" } },
    { when: null, plan: { key: "grow" } },
  ],
  fits: [
    buildFit("self", "Self-Service", 199),
    buildFit("grow", "Growth", 2000),
  ],
};

it("starts with the middle answers, or the first of two", () => {
  render(<PlanFinder {...section} />);
  expect(screen.getByRole("radio", { checked: true })).toHaveAccessibleName(
    "Hardly any",
  );
});

it("shows each plan's audience and first step", () => {
  render(<PlanFinder {...section} />);
  const [, growth] = screen
    .getAllByRole("listitem")
    .map((item) => within(item));
  expect(growth!.getByText("For those who want Growth.")).toBeInTheDocument();
  expect(
    growth!.getByText("The first 14 days").parentElement,
  ).toHaveTextContent("Growth begins.");
});
