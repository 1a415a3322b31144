import { findRule, listCombinations } from "./fit-styles";

const questions = [
  { key: "hours", answers: [{ key: "none" }, { key: "day" }] },
  { key: "sales", answers: [{ key: "few" }, { key: "some" }, { key: "many" }] },
];
const rules = [
  { when: ["many", "none"], plan: "scale" },
  { when: ["day"], plan: "self-service" },
  { plan: "growth" },
];

it("lists every way to answer, one answer of each question", () => {
  expect(listCombinations(questions)).toEqual([
    ["none", "few"],
    ["none", "some"],
    ["none", "many"],
    ["day", "few"],
    ["day", "some"],
    ["day", "many"],
  ]);
});

it("gives each of them the plan of the first rule that asks for no other answers", () => {
  const plans = listCombinations(questions).map((chosen) => findRule(rules, chosen)?.plan);
  expect(plans).toEqual([
    "growth",
    "growth",
    "scale",
    "self-service",
    "self-service",
    "self-service",
  ]);
});

it("knows no plan for answers that no rule is left for", () => {
  expect(findRule(rules.slice(0, 2), ["none", "few"])).toBeUndefined();
});
