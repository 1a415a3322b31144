import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { calendar } from "../../lib/format/today";
import { type ContentType, findType } from "../content-type";
import { type LocatedIssue, findErrors, sortIssues } from "../issues/issue";
import { joinPlaces } from "../issues/join-places";
import {
  type ContentFile,
  listContent,
  readContentFiles,
} from "../read/read-files";
import { indexContent } from "../validate/index-content";
import {
  type ContentRecord,
  type ParsedFile,
  parseContent,
} from "../validate/parse-content";
import { siteSettings } from "../types/site-settings";
import {
  findMissingFiles,
  findMissingPages,
  findSharedRoutes,
} from "./records/check-places";
import { findVariableCycles } from "./records/check-cycles";
import { checkRecord } from "./records/check-record";
import { findSharedValues, findSharedWords } from "./records/check-shared";
import { findOfferErrors } from "./style/offer-terms";
import { findStrayFiles, findUnusedFiles } from "./records/check-stray-files";

export interface CheckedContent {
  /** All records without problems of their own, whether or not their links work. */
  records: ContentRecord[];
  /** All problems, in the order of the files; empty if the content can be published. */
  issues: LocatedIssue[];
}

interface CheckOptions {
  contentDir: string;
  types: readonly ContentType[];
  linkedPages?: readonly string[];
}

/** Reads and checks all content. Throws only if the folder is missing. */
export async function checkContent(
  options: CheckOptions,
): Promise<CheckedContent> {
  if (!existsSync(options.contentDir))
    throw new Error(
      "The folder content/ is missing: restore it with `git checkout -- content`, or run this command in the folder of the project.",
    );
  const entries = await listContent(options.contentDir);
  const contentFiles = await readContentFiles(options.contentDir, entries);
  setTimeZone(contentFiles);
  const files = contentFiles.flatMap((each) => parseFile(options.types, each));
  const { records, issues } = await checkFiles(files, options);
  const found = [...issues, ...findStrayFiles(entries, options.types)];
  // A record with a problem may use any picture.
  const unused =
    findErrors(found).length > 0 ? [] : findUnusedFiles(entries, records);
  return { records, issues: sortIssues([...found, ...unused]) };
}

/** The site's days start as its settings say, unless they have an error. */
function setTimeZone(files: readonly ContentFile[]): void {
  const [parsed] = files.flatMap((file) => parseFile([siteSettings], file));
  const timeZone = parsed?.records[0]?.value["timeZone"];
  if (typeof timeZone === "string") calendar.timeZone = timeZone;
}

export async function checkFiles(
  files: readonly ParsedFile[],
  { contentDir, types, linkedPages = [] }: CheckOptions,
): Promise<CheckedContent> {
  const records = files.flatMap((file) => file.records);
  const broken = files.flatMap((file) => file.broken);
  const index = indexContent(contentDir, types, records, broken, linkedPages);
  const crossIssues = await Promise.all(
    records.map((record) => checkRecord(record, index)),
  );
  // Of two equal texts, the copy is the one with the longer path, as with x and x-2.
  const originalsFirst = [...records].sort(
    (a, b) => a.file.length - b.file.length,
  );
  const staticDir = join(contentDir, "..", "static");
  const issues = [
    ...files.flatMap((file) => file.issues),
    ...crossIssues.flat(),
    ...findSharedRoutes(
      originalsFirst,
      existsSync(staticDir) ? readdirSync(staticDir) : [],
    ),
    ...findSharedValues(originalsFirst),
    ...findOfferErrors(records, index.variables),
    ...findVariableCycles(records, index.variables),
    ...findMissingFiles(types, [...records, ...broken]),
    ...findMissingPages([...records, ...broken], linkedPages),
    ...findSharedWords(originalsFirst, index.variables),
  ];
  return { records, issues: joinPlaces(sortIssues(issues)) };
}

/** Parses a file by the content type of its path; nothing if it has none. */
export function parseFile(
  types: readonly ContentType[],
  { file, text }: ContentFile,
): ParsedFile[] {
  const found = findType(types, file);
  return found ? [parseContent(found.type, file, found.key, text)] : [];
}
