import { explainIssues } from "../../../content/validate/explain-issues";
import { checkRules } from "./check-rules";
import { planFinderSchema } from "./plan-finder.schema";

const named = (key: string) => ({ key, label: key });
const hours = { ...named("hours"), answers: [named("none"), named("day")] };
const sales = { ...named("sales"), answers: [named("few"), named("many")] };
const questions = [hours, sales];
const scale = { when: ["many", "none"], plan: "scale" };
const growth = { plan: "growth" };
const fits = ["growth", "scale"].map((plan) => ({ plan, start: "We start." }));
const sound = { questions, rules: [scale, growth], fits };

it.each([
  ["rules with a plan for every combination", sound],
  [
    "a question with the key of an answer",
    { ...sound, questions: [{ ...hours, key: "few" }, sales] },
  ],
])("accepts %s", (_what, section) => {
  expect(checkRules(section)).toEqual([]);
});

it.each([
  [
    "an unknown answer, and suggests the likely one",
    { rules: [{ when: ["many", "nonne"], plan: "scale" }, growth] },
    {
      path: ["rules", 0, "when", 1],
      message: '"nonne" is not a known answer',
      hint: 'did you mean "none"?',
    },
  ],
  [
    "a rule after the last one",
    { rules: [growth, scale] },
    { path: ["rules", 0], hint: "move it to the end" },
  ],
  [
    "equal keys of answers, since rules list them without their question",
    {
      questions: [hours, { ...sales, answers: [named("many"), named("none")] }],
    },
    {
      path: ["questions", 1, "answers", 1, "key"],
      message: '"none" appears twice',
    },
  ],
  [
    "a plan without a description",
    { fits: fits.slice(0, 1) },
    {
      path: ["rules", 0, "plan"],
      message: '"scale" is not one of the plans in "fits"',
    },
  ],
])("reports %s", (_what, change, issue) => {
  expect(checkRules({ ...sound, ...change })).toMatchObject([issue]);
});

it("reports answers without a plan, as a problem of the section", () => {
  const words = {
    type: "plan-finder",
    heading: "Which plan?",
    startLabel: "Start",
  };
  const section = { ...words, ...sound, rules: [scale] };
  const issues = planFinderSchema.safeParse(section).error?.issues ?? [];
  expect(explainIssues(issues, planFinderSchema, section)).toMatchObject([
    {
      code: "content/plan-finder-rules",
      path: ["rules"],
      message: "some answers have no plan",
      hint: "add a last rule without `when`",
    },
  ]);
});
