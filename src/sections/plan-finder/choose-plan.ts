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
