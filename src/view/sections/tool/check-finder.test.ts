import { checkFinder } from "./check-finder";

const named = (...keys: string[]) => ({
  answers: keys.map((key) => ({ key })),
});
const questions = [named("none", "day"), named("few", "many")];
const scale = { when: [{ answers: ["many", "none"] }] };
const growth = { when: [] };
const sound = { questions, fits: [scale, growth] };

it.each([
  ["accepts plans that depend on existing answers", {}, []],
  [
    "suggests the likely answer for an unknown one",
    { fits: [{ when: [{ answers: ["many", "nonne"] }] }, growth] },
    [
      {
        path: ["fits", 0, "when", 0, "answers", 1],
        message: '"nonne" is not a known answer',
        hint: 'did you mean "none"?',
      },
    ],
  ],
  [
    "reports equal keys of answers, since plans list them without their question",
    { questions: [named("none", "day"), named("many", "none")] },
    [
      {
        path: ["questions", 1, "answers", 1, "key"],
        message: '"none" appears twice',
      },
    ],
  ],
])("%s", (_what, change, issues) => {
  expect(checkFinder({ ...sound, ...change })).toMatchObject(issues);
});
