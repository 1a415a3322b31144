import { type Issue, createIssue, refuseKey } from "../../../content/issues";
import { findRepeats } from "../../../content/checks/records/check-shared";

interface Finder {
  questions: readonly { key: string; answers: readonly { key: string }[] }[];
  /** The plan for visitors who gave all answers in `when`; without `when`, for everyone else. */
  rules: readonly { when?: readonly string[] | undefined; plan: string }[];
  fits: readonly { plan: string }[];
}

/** Checks that rules use existing answers, and cover every visitor. */
export function checkRules(finder: Finder): Issue[] {
  return [
    ...findUnknownAnswers(finder),
    ...findSharedKeys(finder),
    ...findUnlisted(finder),
    ...findGaps(finder),
  ];
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

/** The first rule whose answers are all given decides, so only the last one may be for everyone else. */
function findGaps({ rules }: Finder): Issue[] {
  const refuse = (reason: string, hint: string, ...path: PropertyKey[]) =>
    createIssue("plan-finder-rules", reason, hint, {
      path: ["rules", ...path],
    });
  const general = rules.findIndex(({ when }) => when === undefined);
  if (general < 0)
    return [
      refuse("some answers have no plan", "add a last rule without `when`"),
    ];
  return general === rules.length - 1
    ? []
    : [refuse("hides the rules below it", "move it to the end", general)];
}
