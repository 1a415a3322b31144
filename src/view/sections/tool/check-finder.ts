import { type Issue, createIssue, refuseKey } from "../../../content/issues";

interface Finder {
  questions: readonly { answers: readonly { key: string }[] }[];
  fits: readonly { when: readonly { answers: readonly string[] }[] }[];
}

/** Checks that plans depend on existing answers, whose keys are unique: `when` lists them without their questions. */
export function checkFinder({ questions, fits }: Finder): Issue[] {
  const answers = questions.flatMap((question, index) =>
    question.answers.map(({ key }, place) => ({
      key,
      path: ["questions", index, "answers", place, "key"],
    })),
  );
  const known = answers.map(({ key }) => key);
  const repeated = answers
    .filter(({ key }, place) => known.indexOf(key) < place)
    .map(({ key, path }) => {
      const reason = `"${key}" appears twice`;
      const hint = "write another key";
      return createIssue("duplicate-entry", reason, hint, { path });
    });
  const unknown = listRequired(fits)
    .filter(({ key }) => !known.includes(key))
    .map(({ key, path }) => ({ ...refuseKey(key, "answer", known), path }));
  return [...repeated, ...unknown];
}

function listRequired(fits: Finder["fits"]) {
  return fits.flatMap(({ when }, fit) =>
    when.flatMap(({ answers }, index) =>
      answers.map((key, place) => ({
        key,
        path: ["fits", fit, "when", index, "answers", place],
      })),
    ),
  );
}
