import { checkRules } from "./check-rules";

const questions = [
  { key: "hours", answers: [{ key: "none" }, { key: "day" }] },
  { key: "sales", answers: [{ key: "few" }, { key: "many" }] },
];
const rules = [{ when: ["many", "none"], plan: "scale" }, { plan: "growth" }];
const fits = [{ plan: "growth" }, { plan: "scale" }];
const sound = { questions, rules, fits };

it("has nothing to say of rules that everybody finds a plan in", () => {
  expect(checkRules(sound)).toEqual([]);
});

it("refuses an answer that there is not, and names the likely one", () => {
  const misspelled = [{ when: ["many", "nonne"], plan: "scale" }, { plan: "growth" }];
  expect(checkRules({ ...sound, rules: misspelled })).toEqual([
    {
      path: ["rules", 0, "when", 1],
      what: '"nonne" is the key of no answer',
      hint: 'did you mean "none"?',
    },
  ]);
});

it("refuses rules that leave somebody without a plan, and says whom", () => {
  expect(checkRules({ ...sound, rules: rules.slice(0, 1) })).toEqual([
    {
      path: ["rules"],
      what: "leaves none, few without a plan",
      hint: 'end with a rule that has no "when"',
    },
  ]);
});

it("refuses a rule that nobody meets", () => {
  expect(checkRules({ ...sound, rules: [...rules].reverse() })).toMatchObject([
    { path: ["rules", 1], hint: "move it up, or remove it" },
  ]);
  const both = [{ when: ["none", "day"], plan: "scale" }, ...rules];
  expect(checkRules({ ...sound, rules: both })).toMatchObject([{ path: ["rules", 0] }]);
});

it("refuses two answers of one key, since rules name them without their question", () => {
  const [hours, sales] = questions;
  const twice = [hours!, { ...sales!, answers: [{ key: "many" }, { key: "none" }] }];
  expect(checkRules({ ...sound, questions: twice })).toMatchObject([
    { path: ["questions", 1, "answers", 1, "key"], what: '"none" stands twice' },
  ]);
});

it("refuses a plan of which nothing is said", () => {
  expect(checkRules({ ...sound, fits: fits.slice(0, 1) })).toMatchObject([
    { path: ["rules", 0, "plan"], what: '"scale" is not among the plans of "fits"' },
  ]);
});
