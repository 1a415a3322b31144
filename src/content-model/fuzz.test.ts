import { join } from "node:path";
import { contentTypes } from "../node/content-types";
import { mutations } from "../test-support/mutations";
import { Random } from "../test-support/random";
import { checkFiles, parseFile } from "./check-content";
import { formatFault, showInvisible } from "./fault";
import type { Fault } from "./fault";
import { decodeText, readContentFiles } from "./read-files";
import { readBookingLinks } from "./types/site-settings";

const runs = 1000;
const seed = Number(process.env["FUZZ_SEED"] ?? 20251121);
const contentDir = join(process.cwd(), "content");
const options = { contentDir, types: contentTypes, readBookingLinks };

/** What a message must never show: a value that was not there, or the inside of the program. */
const leaks = /\bundefined\b|\[object |\bNaN\b|\n\s+at |Error:/;

/** What is wrong with a fault itself, so that a writer could not act on it. */
function findFlaws(fault: Fault, lineCount: number): string[] {
  const { line, column, field, problem, remedy } = fault;
  const isPlaced = line >= 1 && line <= lineCount && column >= 1;
  const isWorded = [problem, remedy].every((words) => /[^\s:]$/.test(showInvisible(words)));
  // A field is named as it was written, and a key may end in anything.
  return isPlaced && isWorded && field !== "" && !leaks.test(formatFault(fault))
    ? []
    : [formatFault(fault)];
}

test(`${String(runs)} mutations of real content are told, not thrown: seed ${String(seed)}`, async () => {
  const random = new Random(seed);
  const files = await readContentFiles(contentDir);
  const names = new Set(files.map(({ file }) => file));
  const texts = files.map(({ text }) => text ?? "");
  const parsed = files.map((file) => parseFile(contentTypes, file, names));
  const flaws: string[] = [];
  let told = 0;
  for (let run = 0; run < runs; run += 1) {
    const at = random.below(files.length);
    const file = files[at]!.file;
    const [name, mutate] = random.pick(Object.entries(mutations));
    const written = mutate(texts[at]!, random, texts);
    const text = decodeText(Buffer.from(written));
    const place = `run ${String(run)}: ${name} in ${file}`;
    try {
      const mutated = parseFile(contentTypes, { file, text }, names);
      // Other records may name what the mutation took away; a few of them are asked each time.
      const neighbor = run % 10 === 0 ? random.pick(files).file : undefined;
      const { faults } = await checkFiles(
        parsed.map((each, index) => (index === at ? mutated : each)),
        options,
        (record) => record.file === file || record.file === neighbor,
      );
      told += faults.length > 0 ? 1 : 0;
      for (const fault of faults) {
        const own =
          fault.file === file ? (text ?? "") : (texts[[...names].indexOf(fault.file)] ?? "");
        flaws.push(...findFlaws(fault, own.split("\n").length).map((flaw) => `${place}\n${flaw}`));
      }
    } catch (error) {
      flaws.push(`${place}\n${error instanceof Error ? String(error.stack) : String(error)}`);
    }
  }
  expect(flaws).toEqual([]);
  // Most mutations of this kind break something: a check that tells of few would be asleep.
  expect(told).toBeGreaterThan(runs / 3);
}, 120_000);
