import { loadContent } from "../../src/gatsby/records/load-content";
import { locate } from "../../src/content/validate/locate";
import { findRepeated, gradeOf } from "./count";
import { habits } from "./habits";
import { readPassages } from "./read-passages";
import type { Passage } from "./read-passages";

/** What a sales page may ask of its reader: the US school grade. */
const highestGrade = 8;

/**
 * `npm run voice`: counts habits of language in all texts and exits with 1 where one is above its agreed number.
 * `npm run voice -- content/landing/home/index.yaml` shows each place in one file, and fails nothing.
 */
async function main(): Promise<void> {
  const { records } = await loadContent();
  const passages = records.filter(({ type }) => type.name !== "UiLabels").flatMap(readPassages);
  const [file] = process.argv.slice(2);
  if (file !== undefined) {
    showFile(passages.filter(({ record }) => record.file === file));
    return;
  }
  const faults = [
    ...habits.flatMap((habit) => {
      const count = findHabit(passages, habit).length;
      console.log(`${String(count).padStart(4)} of ${habit.most}  ${habit.name}`);
      return count > habit.most ? [`${habit.name}: ${count}, not ${habit.most}`] : [];
    }),
    ...findHardPages(passages),
    ...findRepeated(passages.filter(({ record }) => record.type.name !== "LegalPage")).map(
      ([sentence, files]) => `in ${files.join(" and ")}: "${sentence}"`,
    ),
  ];
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length > 0 ? 1 : 0;
}

function findHabit(passages: readonly Passage[], { pattern, kind }: (typeof habits)[number]) {
  return passages.flatMap((passage) => {
    if (kind !== undefined && passage.kind !== kind) return [];
    return (passage.words.match(pattern) ?? []).map((found) => ({ passage, found }));
  });
}

function findHardPages(passages: readonly Passage[]): string[] {
  const sales = passages.filter(({ record }) => record.type.name === "LandingPage");
  const files = new Set(sales.map(({ record }) => record.file));
  return [...files].flatMap((file) => {
    const grade = gradeOf(sales.filter(({ record }) => record.file === file));
    return grade > highestGrade ? [`${file}: grade ${grade.toFixed(1)}, not ${highestGrade}`] : [];
  });
}

function showFile(passages: readonly Passage[]): void {
  for (const habit of habits) {
    for (const { passage, found } of findHabit(passages, habit)) {
      const { record, path, line } = passage;
      const place = locate(record, { path, within: { line, column: 1 }, what: "", hint: "" });
      console.log(`${place.file}:${place.line}  ${habit.name}: ${found}`);
    }
  }
  console.log(`grade ${gradeOf(passages).toFixed(1)}`);
}

void main();
