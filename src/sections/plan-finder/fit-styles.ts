import type { CSSObject } from "@emotion/react";

type Finder = Pick<Queries.PlanFinderSectionFragment, "questions" | "rules" | "fits">;

/** The name of a question's radios; unique on the page, which has one finder. */
export const toRadioName = (question: string) => `fit-${question}`;

/** The property that says whether a plan is seen; the prompt's is that of no plan. */
const toFitProperty = (plan?: string) => (plan === undefined ? "--fit" : `--fit-${plan}`);

/** Rules for browsers that can tell which answers are chosen. */
export function whereFits(rules: CSSObject): CSSObject {
  return { "@supports selector(:has(a))": rules };
}

/** The prompt is seen until every question is answered, and a plan where the rules say so. */
export function seenBy(plan?: string): CSSObject {
  const otherwise = plan === undefined ? "visible" : "hidden";
  return { visibility: `var(${toFitProperty(plan)}, ${otherwise})` as "visible" };
}

/** A selector for each rule, in reverse order: all have the same weight, so the last that matches wins. */
export function toFitStyles({ questions, rules, fits }: Finder): CSSObject {
  const styles = rules.map(({ when, plan }): [string, CSSObject] => {
    const answered = questions.map(({ key, answers }) => {
      const answer = answers.find((each) => when?.includes(each.key));
      return `:has([${answer ? `value="${answer.key}"` : `name="${toRadioName(key)}"`}]:checked)`;
    });
    const seen = [undefined, ...fits.map((fit) => fit.plan.key)].map((key): [string, string] => [
      toFitProperty(key),
      key === plan.key ? "visible" : "hidden",
    ]);
    return [`&${answered.join("")}`, Object.fromEntries(seen)];
  });
  return Object.fromEntries(styles.reverse());
}
