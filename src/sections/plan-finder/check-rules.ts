import { type Issue, createIssue, refuseKey } from "../../content/issues";

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
  const known = questions.flatMap(({ answers }) => answers.map(({ key }) => key));
  return rules.flatMap(({ when = [] }, index) =>
    when.flatMap((answer, place) => {
      const path = ["rules", index, "when", place];
      const issue = refuseKey(answer, "answer", known);
      return known.includes(answer) ? [] : { ...issue, path };
    }),
  );
}

/** Rules list answers without their questions, so keys must be unique among all answers. */
function findSharedKeys({ questions }: Finder): Issue[] {
  const names = questions.map(({ key }, index) => ({ key, path: ["questions", index, "key"] }));
  const answers = questions.flatMap((question, index) =>
    question.answers.map(({ key }, place) => ({
      key,
      path: ["questions", index, "answers", place, "key"],
    })),
  );
  return [names, answers].flatMap((all) =>
    all
      .filter(({ key }, index) => all.findIndex((each) => each.key === key) < index)
      .map(({ key, path }) => ({
        ...createIssue("duplicate-entry", `"${key}" appears twice`, "write another key"),
        path,
      })),
  );
}

function findUnlisted({ rules, fits }: Finder): Issue[] {
  return rules.flatMap(({ plan }, index) => {
    const issue = createIssue(
      "plan-mismatch",
      `"${plan}" is not one of the plans in "fits"`,
      "add it there, or choose one of its plans",
    );
    return fits.some((fit) => fit.plan === plan)
      ? []
      : { ...issue, path: ["rules", index, "plan"] };
  });
}

function findGaps({ questions, rules }: Finder): Issue[] {
  /** Every combination of one answer per question. */
  const combinations = questions.reduce<string[][]>(
    (begun, { answers }) => begun.flatMap((chosen) => answers.map(({ key }) => [...chosen, key])),
    [[]],
  );
  const findRule = (chosen: string[]) =>
    rules.find(({ when = [] }) => when.every((answer) => chosen.includes(answer)));
  const without = combinations.find((chosen) => !findRule(chosen));
  const met = new Set(combinations.map(findRule));
  const gap = createIssue(
    "plan-finder-rules",
    `the answers ${without?.join(", ") ?? ""} have no plan`,
    "add a last rule without `when`",
  );
  const never = createIssue(
    "plan-finder-rules",
    "never applies: rules above it come first, or two of its answers are to one question",
    "move it up, or remove it",
  );
  const idle = rules.flatMap((rule, index) =>
    met.has(rule) ? [] : { ...never, path: ["rules", index] },
  );
  return [...(without ? [{ ...gap, path: ["rules"] }] : []), ...idle];
}
