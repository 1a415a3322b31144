import { type Issue, createIssue, refuseKey } from "../../../content/issues";
import { findRepeats } from "../../../content/checks/records/check-shared";

interface Finder {
  questions: readonly { key: string; answers: readonly { key: string }[] }[];
  /** The plan for visitors who gave all answers in `when`; without `when`, for everyone else. */
  rules: readonly { when?: readonly string[] | undefined; plan: string }[];
  fits: readonly { plan: string }[];
}

/** Checks that rules use existing answers, cover every visitor, and can all be reached. */
export function checkRules(finder: Finder): Issue[] {
  const unknown = [
    ...findUnknownAnswers(finder),
    ...findSharedKeys(finder),
    ...findUnlisted(finder),
  ];
  // The other checks need known answers.
  return unknown.length > 0 ? unknown : findGaps(finder);
}

function findUnknownAnswers({ questions, rules }: Finder): Issue[] {
  const known = questions.flatMap(({ answers }) =>
    answers.map(({ key }) => key),
  );
  return rules.flatMap(({ when = [] }, index) =>
    when.flatMap((answer, place) => {
      const path = ["rules", index, "when", place];
      return known.includes(answer)
        ? []
        : { ...refuseKey(answer, "answer", known), path };
    }),
  );
}

/** Rules list answers without their questions, so keys must be unique among all answers. */
function findSharedKeys({ questions }: Finder): Issue[] {
  const names = questions.map(({ key }, index) => ({
    key,
    path: ["questions", index, "key"],
  }));
  const answers = questions.flatMap((question, index) =>
    question.answers.map(({ key }, place) => ({
      key,
      path: ["questions", index, "answers", place, "key"],
    })),
  );
  return [names, answers].flatMap((entries) =>
    findRepeats(entries, ({ key }) => key).map(([{ key, path }]) =>
      createIssue(
        "duplicate-entry",
        `"${key}" appears twice`,
        "write another key",
        { path },
      ),
    ),
  );
}

function findUnlisted({ rules, fits }: Finder): Issue[] {
  return rules.flatMap(({ plan }, index) => {
    if (fits.some((fit) => fit.plan === plan)) return [];
    const reason = `"${plan}" is not one of the plans in "fits"`;
    const path = ["rules", index, "plan"];
    return [
      createIssue(
        "plan-mismatch",
        reason,
        "add it there, or choose one of its plans",
        { path },
      ),
    ];
  });
}

function findGaps({ questions, rules }: Finder): Issue[] {
  /** Every combination of one answer per question. */
  const combinations = questions.reduce<string[][]>(
    (begun, { answers }) =>
      begun.flatMap((chosen) => answers.map(({ key }) => [...chosen, key])),
    [[]],
  );
  const findRule = (chosen: string[]) =>
    rules.find(({ when = [] }) =>
      when.every((answer) => chosen.includes(answer)),
    );
  const refuse = (reason: string, hint: string, ...path: PropertyKey[]) =>
    createIssue("plan-finder-rules", reason, hint, {
      path: ["rules", ...path],
    });
  const without = combinations.find((chosen) => !findRule(chosen));
  const met = new Set(combinations.map(findRule));
  const never =
    "never applies: rules above it come first, or two of its answers are to one question";
  const idle = rules.flatMap((rule, index) =>
    met.has(rule) ? [] : refuse(never, "move it up, or remove it", index),
  );
  if (!without) return idle;
  const reason = `the answers ${without.join(", ")} have no plan`;
  return [refuse(reason, "add a last rule without `when`"), ...idle];
}
