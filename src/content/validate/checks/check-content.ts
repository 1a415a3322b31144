import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { checkRecord } from "./check-record";
import { findSharedWords } from "./check-shared-words";
import { findUnlinkedPages } from "./check-unlinked";
import { findTakenAddresses } from "./check-formerly";
import { explainMisplacedFile } from "./check-misplaced";
import { findMissingFiles, findMissingPages, findSharedRoutes } from "./check-places";
import { findOtherPrices } from "./check-same-price";
import { findStrayFiles } from "./check-stray-files";
import { findSharedValues } from "./check-unique";
import { indexContent } from "../index-content";
import { findType } from "../../content-type";
import type { ContentType } from "../../content-type";
import { sortProblems } from "../../problems/problem";
import type { LocatedProblem } from "../../problems/problem";
import { parseContent } from "../parse-content";
import type { ContentRecord, ParsedFile } from "../parse-content";
import { explainMissingContent, listContent, readContentFiles } from "../../read/read-files";
import type { ContentFile } from "../../read/read-files";
import { findUsedPictures } from "../picture-uses";

export interface CheckedContent {
  /** All records without problems of their own, whether or not their links lead anywhere. */
  records: ContentRecord[];
  /** All problems of all files, in their order; empty when the content can be published. */
  problems: LocatedProblem[];
}

export interface CheckOptions {
  /** Absolute path of `content/`. */
  contentDir: string;
  types: readonly ContentType[];
}

/**
 * Reads and checks everything below `content/`. Never throws for what a writer wrote.
 * @throws where there is no such folder
 */
export async function checkContent(options: CheckOptions): Promise<CheckedContent> {
  const missing = explainMissingContent(options.contentDir);
  if (missing !== undefined) throw new Error(missing);
  const entries = await listContent(options.contentDir);
  const contentFiles = await readContentFiles(options.contentDir, entries);
  const names = new Set(contentFiles.map(({ file }) => file));
  const files = contentFiles.map((contentFile) => parseFile(options.types, contentFile, names));
  const { records, problems } = await checkFiles(files, options);
  const reported = problems.map(({ file }) => file);
  const used = findUsedPictures(files, entries, new Set(reported));
  const stray = findStrayFiles(entries, options.types, { reported, used });
  const inStray = ({ file }: LocatedProblem) =>
    stray.some(({ file: folder }) => file.startsWith(`${folder}/`));
  const others = problems.filter((problem) => !inStray(problem));
  return { records, problems: sortProblems([...others, ...stray]) };
}

/**
 * Checks files that have been read against each other. `isChanged` leaves out records whose links, pictures
 * and references need no second look.
 */
export async function checkFiles(
  files: readonly ParsedFile[],
  { contentDir, types }: CheckOptions,
  isChanged: (record: ContentRecord) => boolean = () => true,
): Promise<CheckedContent> {
  const records = files.flatMap((file) => file.records);
  const broken = files.flatMap((file) => file.broken);
  const index = indexContent(contentDir, types, records, broken);
  const crossProblems = await Promise.all(
    records.filter(isChanged).map((record) => checkRecord(record, index)),
  );
  const staticNames = listNames(join(contentDir, "..", "static"));
  const problems = [
    ...files.flatMap((file) => file.problems),
    ...crossProblems.flat(),
    ...findSharedRoutes(records, staticNames),
    ...findTakenAddresses(records, staticNames),
    ...findSharedValues(records),
    ...findOtherPrices(records),
    ...findMissingFiles(types, [...records, ...broken]),
    ...findMissingPages(types, [...records, ...broken]),
    ...findSharedWords(records, index.variables),
    ...(broken.length > 0 ? [] : findUnlinkedPages(records, index)),
  ];
  return { records, problems: sortProblems(problems) };
}

function listNames(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : [];
}

/** Reads one file by the type that its place gives it; `names` are the paths of all files. */
export function parseFile(
  types: readonly ContentType[],
  { file, text }: ContentFile,
  names: ReadonlySet<string>,
): ParsedFile {
  const found = findType(types, file.replace(/^content\//, ""));
  if (!found) {
    return { records: [], broken: [], problems: [explainMisplacedFile(file, types, names)] };
  }
  const { type, key } = found;
  if (text !== undefined) return parseContent(type, file, key, text);
  const broken = [{ type, key: type.format === "yaml-map" ? undefined : key }];
  const what = "is not text in UTF-8";
  const hint = "save it as UTF-8 text";
  const problem = { file, line: 1, column: 1, field: "file", what, hint };
  return { records: [], broken, problems: [problem] };
}
