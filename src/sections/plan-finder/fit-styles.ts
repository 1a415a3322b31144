import type { CSSObject } from "@emotion/react";

type Finder = Pick<Queries.PlanFinderSectionFragment, "questions" | "rules">;

/** The `name` of a question's radios; unique, because a page has one finder. */
export const radioName = (question: string) => `fit-${question}`;

/** Styles for browsers with :has(), which can match the selected answers. */
export function hasSupport(rules: CSSObject): CSSObject {
  return { "@supports selector(:has(a))": rules };
}

/** A selector per rule, in reverse order: specificity is equal, so the last match wins. */
export function buildFitStyles({ questions, rules }: Finder): CSSObject {
  const styles = rules.map(({ when, plan }): [string, CSSObject] => {
    const answered = questions.map(({ key, answers }) => {
      const answer = answers.find((each) => when?.includes(each.key));
      return `:has([${answer ? `value="${answer.key}"` : `name="${radioName(key)}"`}]:checked)`;
    });
    const shown = `[data-answer="${plan.key}"]`;
    return [
      `&${answered.join("")}`,
      { "[data-answer]": { visibility: "hidden" }, [shown]: { visibility: "visible" } },
    ];
  });
  return hasSupport(Object.fromEntries(styles.reverse()));
}
