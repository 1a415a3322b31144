import type { CSSObject } from "@emotion/react";
import type { FinderQuestion, FinderRule } from "./choose-plan";

/** The name of a question's radios; unique on the page, which has one finder. */
export const toRadioName = (question: string) => `fit-${question}`;

/** The property that says whether a plan is seen; the prompt's is that of no plan. */
export const toFitProperty = (plan: string) => `--fit-${plan}`;
export const promptProperty = "--fit";

/** Rules for browsers that can tell which answers are chosen. */
export function whereFits(rules: CSSObject): CSSObject {
  return { "@supports selector(:has(a))": rules };
}

/** Seen or not, as the rules say; `otherwise` until every question is answered. */
export function seenBy(property: string, otherwise: "visible" | "hidden"): CSSObject {
  return { visibility: `var(${property}, ${otherwise})` as "visible" };
}

/**
 * One selector for each rule, for the element around the questions. All weigh the same, as each asks for an answer to every question, so that
 * the last that holds wins: they stand in the order of the rules, turned around.
 */
export function toFitStyles(
  questions: readonly FinderQuestion[],
  rules: readonly FinderRule<{ readonly key: string }>[],
  plans: readonly string[],
): CSSObject {
  const styles = rules.map(({ when, plan }): [string, CSSObject] => {
    const answered = questions.map(({ key, answers }) => {
      const answer = answers.find((each) => when?.includes(each.key));
      return `:has([${answer ? `value="${answer.key}"` : `name="${toRadioName(key)}"`}]:checked)`;
    });
    const seen = plans.map((key): [string, string] => [
      toFitProperty(key),
      key === plan.key ? "visible" : "hidden",
    ]);
    return [`&${answered.join("")}`, { [promptProperty]: "hidden", ...Object.fromEntries(seen) }];
  });
  return Object.fromEntries(styles.reverse());
}
