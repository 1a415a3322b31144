import { join } from "node:path";
import { contentTypes } from "../../gatsby/records/content-types";
import { mutations } from "../../test-support/mutations";
import { Random } from "../../test-support/random";
import { checkFiles, parseFile } from "./checks/check-content";
import { formatProblem, showInvisible } from "../problems/problem";
import type { LocatedProblem } from "../problems/problem";
import { decodeText, readContentFiles } from "../read/read-files";

const runs = Number(process.env["FUZZ_RUNS"] ?? 100);
/** Files that are changed at a time: what costs most is to hold all files against each other. */
const atOnce = 5;
const seed = Number(process.env["FUZZ_SEED"] ?? 20251121);
const contentDir = join(process.cwd(), "content");
const options = { contentDir, types: contentTypes };

/** What a message must never show: a value that was not there, or the inside of the program. */
const leaks = /\bundefined\b|\[object |\bNaN\b|\n\s+at |Error:/;

/** What is wrong with a problem itself, so that a writer could not act on it. */
function findFlaws(problem: LocatedProblem, lineCount: number): string[] {
  const { line, column, field, what, hint } = problem;
  const isPlaced = line >= 1 && line <= lineCount && column >= 1;
  const isWorded = [what, hint].every((words) => /[^\s:]$/.test(showInvisible(words)));
  // A field is named as it was written, and a key may end in anything.
  return isPlaced && isWorded && field !== "" && !leaks.test(formatProblem(problem))
    ? []
    : [formatProblem(problem)];
}

test(`${String(runs)} mutations of real content are told, not thrown: seed ${String(seed)}`, async () => {
  const random = new Random(seed);
  const files = await readContentFiles(contentDir);
  const names = new Set(files.map(({ file }) => file));
  const texts = files.map(({ text }) => text ?? "");
  const parsed = files.map((file) => parseFile(contentTypes, file, names));
  const flaws: string[] = [];
  let told = 0;
  for (let round = 0; round < runs / atOnce; round += 1) {
    const mutated = new Map<number, string | undefined>();
    const done: string[] = [];
    while (mutated.size < atOnce) {
      const at = random.below(files.length);
      if (mutated.has(at)) continue;
      const [name, mutate] = random.pick(Object.entries(mutations));
      mutated.set(at, decodeText(Buffer.from(mutate(texts[at]!, random, texts))));
      done.push(`${name} in ${files[at]!.file}`);
    }
    const place = `round ${String(round)}: ${done.join(", ")}`;
    const textOf = new Map(files.map(({ file }, at) => [file, mutated.get(at) ?? texts[at]!]));
    // Other records may name what a mutation took away; a few of them are asked each time.
    const neighbor = round % 2 === 0 ? random.pick(files).file : undefined;
    const asked = new Set([...mutated.keys()].map((at) => files[at]!.file).concat(neighbor ?? []));
    try {
      const { problems } = await checkFiles(
        parsed.map((each, at) =>
          mutated.has(at)
            ? parseFile(contentTypes, { file: files[at]!.file, text: mutated.get(at) }, names)
            : each,
        ),
        options,
        (record) => asked.has(record.file),
      );
      told += new Set(problems.map(({ file }) => file)).size;
      for (const problem of problems) {
        const lines = (textOf.get(problem.file) ?? "").split("\n").length;
        flaws.push(...findFlaws(problem, lines).map((flaw) => `${place}\n${flaw}`));
      }
    } catch (error) {
      flaws.push(`${place}\n${error instanceof Error ? String(error.stack) : String(error)}`);
    }
  }
  expect(flaws).toEqual([]);
  // Most mutations of this kind break something: a check that tells of few would be asleep.
  expect(told).toBeGreaterThan(runs / 3);
}, 120_000);
