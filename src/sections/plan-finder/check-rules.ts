import type { Problem } from "../../content/problems/problem";
import { quote } from "../../content/problems/name-value";
import { suggestHint } from "../../content/problems/suggest";
import { type FinderQuestion, type FinderRule, findRule, listCombinations } from "./fit-styles";

interface Finder {
  questions: readonly FinderQuestion[];
  rules: readonly FinderRule<string>[];
  fits: readonly { plan: string }[];
}

/** Rules name answers that there are, leave nobody without a plan, and each is there for somebody. */
export function checkRules(finder: Finder): Problem[] {
  const unknown = [...findUnknownAnswers(finder), ...findSharedKeys(finder), ...findUntold(finder)];
  // Which rule a visitor meets can only be said of answers that are known.
  return unknown.length > 0 ? unknown : findGaps(finder);
}

function findUnknownAnswers({ questions, rules }: Finder): Problem[] {
  const known = questions.flatMap(({ answers }) => answers.map(({ key }) => key));
  return rules.flatMap(({ when }, index) =>
    (when ?? []).flatMap((answer, place) =>
      known.includes(answer)
        ? []
        : [
            {
              path: ["rules", index, "when", place],
              what: `${quote(answer)} is the key of no answer`,
              hint: suggestHint(answer, known),
            },
          ],
    ),
  );
}

/** Rules name answers without their questions, so no two answers of a finder share a key. */
function findSharedKeys({ questions }: Finder): Problem[] {
  const [names, keys] = [new Set<string>(), new Set<string>()];
  return questions.flatMap(({ key, answers }, index) => [
    ...tellRepeat(names, key, ["questions", index, "key"]),
    ...answers.flatMap((answer, place) =>
      tellRepeat(keys, answer.key, ["questions", index, "answers", place, "key"]),
    ),
  ]);
}

function tellRepeat(seen: Set<string>, key: string, path: PropertyKey[]): Problem[] {
  if (seen.size < seen.add(key).size) return [];
  return [{ path, what: `${quote(key)} stands twice`, hint: "write another key" }];
}

function findUntold({ rules, fits }: Finder): Problem[] {
  const told = fits.map(({ plan }) => plan);
  return rules.flatMap(({ plan }, index) =>
    told.includes(plan)
      ? []
      : [
          {
            path: ["rules", index, "plan"],
            what: `${quote(plan)} is not among the plans of "fits"`,
            hint: "add it there, or name one of them",
          },
        ],
  );
}

function findGaps({ questions, rules }: Finder): Problem[] {
  const combinations = listCombinations(questions);
  const without = combinations.find((chosen) => !findRule(rules, chosen));
  const met = new Set(combinations.map((chosen) => findRule(rules, chosen)));
  const gap = {
    path: ["rules"],
    what: `leaves ${without?.join(", ") ?? ""} without a plan`,
    hint: 'end with a rule that has no "when"',
  };
  const idle = rules.flatMap((rule, index) =>
    met.has(rule)
      ? []
      : [
          {
            path: ["rules", index],
            what: "is met by nobody: rules above it come first, or two of its answers are to one question",
            hint: "move it up, or remove it",
          },
        ],
  );
  return [...(without ? [gap] : []), ...idle];
}
