import type { CSSObject } from "@emotion/react";

type Finder = Pick<Queries.PlanFinderSectionFragment, "questions" | "rules" | "fits">;

/** The `name` of a question's radios; unique, because a page has one finder. */
export const radioName = (question: string) => `fit-${question}`;

/** The custom property with a plan's visibility. */
const fitProperty = (plan: string) => `--fit-${plan}`;

/** Styles for browsers with :has(), which can match the selected answers. */
export function hasSupport(rules: CSSObject): CSSObject {
  return { "@supports selector(:has(a))": rules };
}

/** A plan is visible if the rules choose it. */
export function visibleWhen(plan: string): CSSObject {
  return { visibility: `var(${fitProperty(plan)}, hidden)` as "visible" };
}

/** A selector per rule, in reverse order: specificity is equal, so the last match wins. */
export function buildFitStyles({ questions, rules, fits }: Finder): CSSObject {
  const styles = rules.map(({ when, plan }): [string, CSSObject] => {
    const answered = questions.map(({ key, answers }) => {
      const answer = answers.find((each) => when?.includes(each.key));
      return `:has([${answer ? `value="${answer.key}"` : `name="${radioName(key)}"`}]:checked)`;
    });
    const seen = fits.map(({ plan: { key } }): [string, string] => [
      fitProperty(key),
      key === plan.key ? "visible" : "hidden",
    ]);
    return [`&${answered.join("")}`, Object.fromEntries(seen)];
  });
  return Object.fromEntries(styles.reverse());
}
