import { createIssue } from "../issues";
import { reportProblem } from "./report-problem";
import { group, wholeNumber } from "./structure";
import { text } from "./text";

/** A slider of a calculation; `limit` is the largest value that makes sense. */
export function slider(description: string, limit: number) {
  return group("Slider", "A slider of a calculation.", {
    label: text("Label of the slider.", { max: 80 }),
    value: wholeNumber("Value at first.", { min: 0, max: limit }),
    max: wholeNumber("Largest value.", { min: 1, max: limit }),
    step: wholeNumber("Difference between two values. Default: 1.", {
      min: 1,
      max: 10_000,
    }).default(1),
  })
    .describe(description)
    .superRefine(({ value, max }, context) => {
      if (value <= max) return;
      const issue = createIssue(
        "out-of-range",
        `starts at ${value}, above the largest value, ${max}`,
        `write at most ${max}`,
        { path: ["value"] },
      );
      reportProblem(context, issue);
    });
}
