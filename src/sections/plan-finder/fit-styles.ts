import type { CSSObject } from "@emotion/react";

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

/** A question of the finder, and the keys of its answers. */
export interface FinderQuestion {
  readonly key: string;
  readonly answers: readonly { readonly key: string }[];
}

/** The plan for everybody who gave the answers that it names; without any, for all who are left. */
export interface FinderRule<Plan> {
  readonly when?: readonly string[] | null | undefined;
  readonly plan: Plan;
}

/** Every way to answer all questions: the keys of the answers, one of each question. */
export function listCombinations(questions: readonly FinderQuestion[]): string[][] {
  return questions.reduce<string[][]>(
    (combinations, { answers }) =>
      combinations.flatMap((chosen) => answers.map(({ key }) => [...chosen, key])),
    [[]],
  );
}

/** The first rule whose answers were all given; `undefined` where none is left for them. */
export function findRule<Rule extends FinderRule<unknown>>(
  rules: readonly Rule[],
  chosen: readonly string[],
): Rule | undefined {
  return rules.find(({ when }) => (when ?? []).every((answer) => chosen.includes(answer)));
}
