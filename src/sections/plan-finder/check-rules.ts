import { type Issue, quote } from "../../content/issues/issue";
import { suggestHint } from "../../content/issues/suggest";

interface Finder {
  questions: readonly { key: string; answers: readonly { key: string }[] }[];
  /** The plan for visitors who gave all answers in `when`; without `when`, for everyone else. */
  rules: readonly { when?: readonly string[] | undefined; plan: string }[];
  fits: readonly { plan: string }[];
}

/** Checks that rules use existing answers, cover every visitor, and can all be reached. */
export function checkRules(finder: Finder): Issue[] {
  const unknown = [...findUnknownAnswers(finder), ...findSharedKeys(finder), ...findUntold(finder)];
  // The other checks need known answers.
  return unknown.length > 0 ? unknown : findGaps(finder);
}

function findUnknownAnswers({ questions, rules }: Finder): Issue[] {
  const known = questions.flatMap(({ answers }) => answers.map(({ key }) => key));
  return rules.flatMap(({ when = [] }, index) =>
    when.flatMap((answer, place) => {
      const path = ["rules", index, "when", place];
      const message = `${quote(answer)} is the key of no answer`;
      return known.includes(answer) ? [] : { path, message, hint: suggestHint(answer, known) };
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
        path,
        message: `${quote(key)} stands twice`,
        hint: "write another key",
      })),
  );
}

function findUntold({ rules, fits }: Finder): Issue[] {
  return rules.flatMap(({ plan }, index) => {
    const message = `${quote(plan)} is not among the plans of "fits"`;
    const hint = "add it there, or name one of them";
    return fits.some((fit) => fit.plan === plan)
      ? []
      : { path: ["rules", index, "plan"], message, hint };
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
  const gap = {
    path: ["rules"],
    message: `leaves ${without?.join(", ") ?? ""} without a plan`,
    hint: 'end with a rule that has no "when"',
  };
  const message =
    "is met by nobody: rules above it come first, or two of its answers are to one question";
  const idle = rules.flatMap((rule, index) =>
    met.has(rule) ? [] : { path: ["rules", index], message, hint: "move it up, or remove it" },
  );
  return [...(without ? [gap] : []), ...idle];
}
