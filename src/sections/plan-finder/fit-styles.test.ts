import { toFitStyles } from "./fit-styles";

const questions = [
  { key: "hours", answers: [{ key: "none" }, { key: "day" }] },
  { key: "sales", answers: [{ key: "few" }, { key: "many" }] },
];
const rules = [
  { when: ["many", "none"], plan: { key: "scale" } },
  { when: ["day"], plan: { key: "self" } },
  { when: null, plan: { key: "scale" } },
];

it("has one selector for each rule, the first rule last, each asking for an answer to every question", () => {
  expect(Object.keys(toFitStyles(questions, rules, ["self", "scale"]))).toEqual([
    '&:has([name="fit-hours"]:checked):has([name="fit-sales"]:checked)',
    '&:has([value="day"]:checked):has([name="fit-sales"]:checked)',
    '&:has([value="none"]:checked):has([value="many"]:checked)',
  ]);
});

it("shows the plan of the rule, and neither the others nor the prompt", () => {
  const shown = Object.values(toFitStyles(questions, rules, ["self", "scale"]));
  expect(shown[1]).toEqual({ "--fit": "hidden", "--fit-self": "visible", "--fit-scale": "hidden" });
});
