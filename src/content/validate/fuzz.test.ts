import { join } from "node:path";
import { contentTypes } from "../../content-types";
import { mutations } from "../../test-support/mutations";
import { Random } from "../../test-support/random";
import { checkFiles, parseFile } from "../checks/check-content";
import { formatIssue, showInvisible, type LocatedIssue } from "../issues/issue";
import { decodeText, readContentFiles } from "../read/read-files";

// Decoding all pictures of the site takes seconds.
jest.mock("../checks/fields/check-picture-file", () => ({
  ...jest.requireActual<object>("../checks/fields/check-picture-file"),
  checkPictureFile: () => [],
}));

const runs = Number(process.env["FUZZ_RUNS"] ?? 60);
/** Files per batch: checking all files against one another is the slowest part. */
const atOnce = 20;
const seed = Number(process.env["FUZZ_SEED"] ?? 20251121);
const contentDir = join(process.cwd(), "content");

/** Missing values and internals that a message must not show. */
const leaks = /\bundefined\b|\[object |\bNaN\b|\n\s+at |Error:/;

/** Why a writer could not act on a problem. */
function findFlaws(issue: LocatedIssue, lineCount: number): string[] {
  const { line, column, field, message, hint } = issue;
  const isPlaced = line >= 1 && line <= lineCount && column >= 1;
  const isWorded = [message, hint].every((words) =>
    /[^\s:]$/.test(showInvisible(words)),
  );
  // Field names appear as written, and a key may end in anything.
  return isPlaced && isWorded && field !== "" && !leaks.test(formatIssue(issue))
    ? []
    : [formatIssue(issue)];
}

test(`${runs} mutations of real content are reported, not thrown: seed ${seed}`, async () => {
  const random = new Random(seed);
  const files = await readContentFiles(contentDir);
  const texts = files.map(({ text }) => text ?? "");
  const flaws: string[] = [];
  let reported = 0;
  for (let round = 0; round < runs / atOnce; round += 1) {
    const mutated = new Map<string, string | undefined>();
    const done: string[] = [];
    while (mutated.size < atOnce) {
      const { file, text = "" } = random.pick(files);
      if (mutated.has(file)) continue;
      const [name, mutate] = random.pick(Object.entries(mutations));
      mutated.set(file, decodeText(Buffer.from(mutate(text, random, texts))));
      done.push(`${name} in ${file}`);
    }
    const place = `round ${round}: ${done.join(", ")}`;
    const written = files.map((each) =>
      mutated.has(each.file) ? { ...each, text: mutated.get(each.file) } : each,
    );
    try {
      const parsed = written.flatMap((each) => parseFile(contentTypes, each));
      const { issues } = await checkFiles(parsed, {
        contentDir,
        types: contentTypes,
      });
      const faulty = new Set(issues.map(({ file }) => file));
      reported += [...mutated.keys()].filter((file) => faulty.has(file)).length;
      for (const issue of issues) {
        const { text = "" } =
          written.find(({ file }) => file === issue.file) ?? {};
        const lines = text.split("\n").length;
        flaws.push(
          ...findFlaws(issue, lines).map((flaw) => `${place}\n${flaw}`),
        );
      }
    } catch (error) {
      flaws.push(
        `${place}\n${error instanceof Error ? String(error.stack) : String(error)}`,
      );
    }
  }
  expect(flaws).toEqual([]);
  // Most of these mutations break something, so few problems would mean a broken check.
  expect(reported).toBeGreaterThan(runs / 3);
}, 120_000);
