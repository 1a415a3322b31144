import { dirname, join } from "node:path/posix";
import { visit } from "unist-util-visit";
import { isRemote } from "../fields/checks/remote-address";
import { isRecord } from "../schema/schema-shape";
import { parseMarkdown } from "../markdown/markdown";
import { visitFields } from "../schema/visit-fields";
import type { ContentEntry } from "../read/read-files";
import type { ContentRecord, ParsedFile } from "./parse-content";
import { isDraft } from "./publication";

const pictureKinds = new Set<unknown>(["image", "vector-image"]);

/**
 * The pictures that are in use. A draft may still get those beside it, and so may a record whose file is `reported`: its
 * problem may be the name of one. `undefined` while a file can't be read, since nobody knows what it names.
 */
export function findUsedPictures(
  files: readonly ParsedFile[],
  entries: readonly ContentEntry[],
  reported: ReadonlySet<string>,
): ReadonlySet<string> | undefined {
  if (files.some(({ broken }) => broken.length > 0)) return undefined;
  const records = files.flatMap((file) => file.records);
  const names = entries.map(({ file }) => file);
  const besides = records.flatMap(({ file, value }) => {
    const folder = `${dirname(file)}/`;
    const isOpen = isDraft(value) || reported.has(file);
    return isOpen ? names.filter((name) => name.startsWith(folder)) : [];
  });
  return new Set([...records.flatMap(picturesOf), ...besides]);
}

/** The files of pictures that a record names, as paths from the root of the project, whether or not they are there. */
export function picturesOf({ type, value, body, file }: ContentRecord): string[] {
  const inFields = visitFields(type.schema, value).flatMap(({ meta, value: picture }) =>
    pictureKinds.has(meta.kind) && isRecord(picture) ? [String(picture["src"])] : [],
  );
  return [...inFields, ...(body.includes("](") || body.includes("]:") ? picturesIn(body) : [])]
    .filter((src) => !isRemote(src))
    .map((src) => join(dirname(file), src));
}

function picturesIn(body: string): string[] {
  const found: string[] = [];
  visit(parseMarkdown(body), (node) => {
    if (node.type === "image" || node.type === "definition") found.push(node.url);
  });
  return found;
}
