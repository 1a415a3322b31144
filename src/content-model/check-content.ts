import { readFile, readdir } from "node:fs/promises";
import { join, relative } from "node:path";
import { checkRecord } from "./check-record";
import { indexContent } from "./content-index";
import type { SiteFacts } from "./content-index";
import { matchFile } from "./content-type";
import type { ContentType } from "./content-type";
import { formatPath } from "./fault";
import type { Fault } from "./fault";
import { parseContent } from "./parse-content";
import type { ContentRecord, ParsedFile } from "./parse-content";

export interface CheckedContent {
  /** All records that could be read, whether or not their links lead anywhere. */
  records: ContentRecord[];
  /** All faults of all files; empty when the content can be published. */
  faults: Fault[];
}

interface CheckOptions {
  /** Absolute path of `content/`. */
  contentDir: string;
  types: readonly ContentType[];
  /** Reads the tokens and booking links out of the records. */
  readSite: (records: readonly ContentRecord[]) => SiteFacts;
}

/** Reads and checks everything below `content/`. Never throws for what a writer wrote. */
export async function checkContent({
  contentDir,
  types,
  readSite,
}: CheckOptions): Promise<CheckedContent> {
  const root = join(contentDir, "..");
  const entries = await readdir(contentDir, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && /\.(md|ya?ml)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const files = await Promise.all(
    paths.map(async (path) =>
      readFileOfType(types, relative(root, path), await readFile(path, "utf8")),
    ),
  );
  const records = files.flatMap((file) => file.records);
  const index = indexContent(contentDir, records, readSite(records));
  const crossFaults = await Promise.all(records.map((record) => checkRecord(record, index)));
  return {
    records,
    faults: [
      ...files.flatMap((file) => file.faults),
      ...crossFaults.flat(),
      ...findSharedRoutes(records),
    ],
  };
}

function readFileOfType(
  types: readonly ContentType[],
  file: string,
  text: string,
): ParsedFile {
  const relativePath = relative("content", file);
  for (const type of types) {
    const key = matchFile(type, relativePath);
    if (key !== undefined) return parseContent(type, file, key, text);
  }
  const problem = "is in no place that the site reads";
  const remedy = `move it to one of: ${types.map((type) => `content/${type.files}`).join(", ")}`;
  return { records: [], faults: [{ file, line: 1, column: 1, field: "file", problem, remedy }] };
}

/** Two records with one address would overwrite each other's page. */
function findSharedRoutes(records: readonly ContentRecord[]): Fault[] {
  const owners = new Map<string, ContentRecord>();
  return records.flatMap((record) => {
    const path = record.type.path?.(record.key);
    if (path === undefined) return [];
    const owner = owners.get(path);
    owners.set(path, owner ?? record);
    if (!owner) return [];
    const problem = `its address ${path} is already that of ${owner.file}`;
    const remedy = "rename the folder or file of one of them";
    const place = { file: record.file, line: 1, column: 1, field: formatPath(record.root) || "file" };
    return [{ ...place, problem, remedy }];
  });
}
