import { createIssue } from "../issues";
import { reportProblem } from "./report-problem";
import { flag, group, wholeNumber } from "./structure";
import { text } from "./text";

const limits = { min: 0, max: 200_000 };

export const slider = group("Slider", "A slider of a calculation.", {
  label: text("Label of the slider.", { max: 80 }),
  value: wholeNumber("Value at first.", limits),
  min: wholeNumber("Smallest value. Default: 0.", limits).default(0),
  max: wholeNumber("Largest value.", { ...limits, min: 1 }),
  step: wholeNumber("Difference between two values. Default: 1.", {
    min: 1,
    max: 10_000,
  }).default(1),
  isCount: flag("True for a number that is not in dollars."),
}).superRefine(({ value, min, max }, context) => {
  if (min <= value && value <= max) return;
  const range = `from ${min} to ${max}`;
  const issue = createIssue(
    "out-of-range",
    `${value} is not ${range}`,
    `write a number ${range}`,
    { path: ["value"] },
  );
  reportProblem(context, issue);
});
