import { explainIssues } from "../../../content/validate/explain-issues";
import { checkRules } from "./check-rules";
import { planFinderSchema } from "./plan-finder.schema";

const named = (key: string) => ({ key, label: key });
const questions = [
  { ...named("hours"), answers: [named("none"), named("day")] },
  { ...named("sales"), answers: [named("few"), named("many")] },
];
const rules = [{ when: ["many", "none"], plan: "scale" }, { plan: "growth" }];
const fits = ["growth", "scale"].map((plan) => ({ plan, start: "We start." }));
const sound = { questions, rules, fits };

it("accepts rules with a plan for every combination", () => {
  expect(checkRules(sound)).toEqual([]);
});

it("reports an unknown answer, and suggests the likely one", () => {
  const misspelled = [
    { when: ["many", "nonne"], plan: "scale" },
    { plan: "growth" },
  ];
  expect(checkRules({ ...sound, rules: misspelled })).toEqual([
    {
      path: ["rules", 0, "when", 1],
      code: "content/unknown-reference",
      message: '"nonne" is not a known answer',
      hint: 'did you mean "none"?',
    },
  ]);
});

it("reports a combination of answers without a plan, as a problem of the section", () => {
  const words = {
    type: "plan-finder",
    heading: "Which plan?",
    startLabel: "Start",
  };
  const section = { ...words, ...sound, rules: rules.slice(0, 1) };
  const issues = planFinderSchema.safeParse(section).error?.issues ?? [];
  expect(
    explainIssues(issues, planFinderSchema, section, () => undefined),
  ).toEqual([
    {
      path: ["rules"],
      code: "content/plan-finder-rules",
      message: "the answers none, few have no plan",
      hint: "add a last rule without `when`",
    },
  ]);
});

it("reports an unreachable rule", () => {
  expect(checkRules({ ...sound, rules: [...rules].reverse() })).toMatchObject([
    { path: ["rules", 1], hint: "move it up, or remove it" },
  ]);
  const both = [{ when: ["none", "day"], plan: "scale" }, ...rules];
  expect(checkRules({ ...sound, rules: both })).toMatchObject([
    { path: ["rules", 0] },
  ]);
});

it("reports duplicate answer keys, since rules list them without their question", () => {
  const [hours, sales] = questions;
  const twice = [
    hours!,
    { ...sales!, answers: [named("many"), named("none")] },
  ];
  expect(checkRules({ ...sound, questions: twice })).toMatchObject([
    {
      path: ["questions", 1, "answers", 1, "key"],
      message: '"none" appears twice',
    },
  ]);
  // A question is not an answer.
  const alike = [{ ...hours!, key: "few" }, sales!];
  expect(checkRules({ ...sound, questions: alike })).toEqual([]);
});

it("reports a plan without a description", () => {
  expect(checkRules({ ...sound, fits: fits.slice(0, 1) })).toMatchObject([
    {
      path: ["rules", 0, "plan"],
      message: '"scale" is not one of the plans in "fits"',
    },
  ]);
});
