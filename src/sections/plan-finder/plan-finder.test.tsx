import { render, screen, within } from "@testing-library/react";
import { toAction } from "../../test-support/fragments";
import { PlanFinder } from "./plan-finder";

type Section = Queries.PlanFinderSectionFragment;

function toFit(key: string, name: string, price: number): Section["fits"][number] {
  const action = toAction("Get Started", `https://book.test/${key}`);
  const monthly = { price };
  const description = `For those who want ${name}.`;
  return {
    plan: { key, name, description, monthly, period: "per month", action },
    start: `${name} begins.`,
  };
}

const section: Section = {
  anchor: "balance",
  tone: "paper",
  kicker: null,
  heading: "Balance your week",
  text: null,
  prompt: "Choose one answer in each row.",
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
    {
      key: "sales",
      label: "Monthly sales",
      answers: [
        { key: "few", label: "A few" },
        { key: "many", label: "Many" },
      ],
    },
  ],
  rules: [
    { when: ["day"], plan: { key: "self" } },
    { when: null, plan: { key: "grow" } },
  ],
  fits: [toFit("self", "Self-Service", 199), toFit("grow", "Growth", 2000)],
};

beforeEach(() => {
  render(<PlanFinder {...section} />);
});

it("asks each question in a group of its own, with nothing chosen", () => {
  const groups = screen.getAllByRole("group").map((group) => within(group));
  expect(groups.map((group) => group.getAllByRole("radio").length)).toEqual([2, 2]);
  expect(screen.getByRole("group", { name: "Hours in a week" })).toBeInTheDocument();
  expect(screen.queryByRole("radio", { checked: true })).not.toBeInTheDocument();
});

it("says of every plan what it costs, whom it is for, what happens first and where to book", () => {
  const fits = screen.getAllByRole("listitem").map((item) => within(item));
  expect(fits).toHaveLength(2);
  expect(fits[1]!.getByText("$2,000").parentElement).toHaveTextContent("$2,000 per month");
  expect(fits[1]!.getByText("For those who want Growth.")).toBeInTheDocument();
  expect(fits[1]!.getByText("The first 14 days").parentElement).toHaveTextContent("Growth begins.");
  expect(fits[1]!.getByRole("link", { name: /^Get Started/ })).toHaveAttribute(
    "href",
    "https://book.test/grow",
  );
});
