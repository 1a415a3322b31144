import { basename, dirname } from "node:path/posix";
import { type ContentType, findType } from "../../content-type";
import { type LocatedIssue, createIssue, ofFile } from "../../issues";
import type { ContentEntry } from "../../read/read-files";
import { picturesOf } from "../../validate/index-content";
import type { ContentRecord } from "../../validate/parse-content";
import { isDraft } from "../../validate/publication";
import { findRepeats } from "./check-shared";

/** Texts, and copies of them in other formats. */
const textFile =
  /\.(?:md|ya?ml|mdx|markdown|txt|html?|json|toml|docx?|odt|rtf|bak|orig|old)$/i;

/** Names that Windows refuses, the first with any extension, and those of 100 bytes, to which the build appends. */
const refusedName =
  /^(?:con|prn|aux|nul|(?:com|lpt)\d)(?=\.|$)|[<>:"|?*]|[ .]$|.{100}/i;

/** Finds symbolic links, names that not every system allows, texts in the wrong place, and folders of pictures without a text. */
export function findStrayFiles(
  entries: readonly ContentEntry[],
  types: readonly ContentType[],
): LocatedIssue[] {
  const misplaced = entries.flatMap(
    (entry) => explainEntry(entry, types) ?? [],
  );
  const homeless = findHomelessFolders(entries, types).filter(
    (folder) => !misplaced.some(({ file }) => dirname(file) === folder.file),
  );
  return [...misplaced, ...homeless, ...findTwins(entries)];
}

/** Files or folders whose names differ in case only, which some systems read as one. */
function findTwins(entries: readonly ContentEntry[]): LocatedIssue[] {
  const twins = findRepeats(
    entries,
    ({ file }) => `${dirname(file)}/${basename(file).toLowerCase()}`,
  );
  return twins.map(([{ file }, owner]) => {
    const reason = `has the same name as ${owner.file}, in other letters`;
    return ofFile(
      file,
      createIssue("misplaced-file", reason, "rename one of them"),
    );
  });
}

function explainEntry(
  { file, kind }: ContentEntry,
  types: readonly ContentType[],
): LocatedIssue | undefined {
  const refuse = (reason: string, hint: string) =>
    ofFile(file, createIssue("misplaced-file", reason, hint));
  if (kind === "link") {
    const reason = "is a symbolic link, which the site doesn't follow";
    return refuse(reason, "replace it with the file or folder itself");
  }
  // One character a byte, since systems limit bytes.
  if (refusedName.test(Buffer.from(basename(file)).toString("latin1"))) {
    const reason = "has a name that not every system accepts";
    const hint =
      "choose another, of fewer than 100 letters, digits and hyphens";
    return refuse(reason, hint);
  }
  if (kind !== "file" || !textFile.test(file) || findType(types, file))
    return undefined;
  const places = types.map((type) => `content/${type.files}`);
  const ofFolder = places.filter((place) => topOf(place) === topOf(file));
  const place = ofFolder.join(" or ") || "the folder of its kind";
  const hint = `move it to ${place}, or out of content/`;
  return refuse("is not where the site looks for content", hint);
}

/** `content/blog` for all files of the blog; `content/site.yaml` for a file at the top. */
function topOf(path: string): string {
  return path.split("/").slice(0, 2).join("/");
}

/** Folders for a single record, such as `content/blog/first-post`, that have files but no record. */
function findHomelessFolders(
  entries: readonly ContentEntry[],
  types: readonly ContentType[],
): LocatedIssue[] {
  const names = entries.map(({ file }) => file);
  const files = entries.filter(({ kind }) => kind === "file");
  const folders = new Set(files.map(({ file }) => dirname(file)));
  return types.flatMap((type) => {
    const [, after = ""] = type.files.split("<key>");
    if (!after.startsWith("/")) return [];
    const homeless = [...folders].filter(
      (folder) =>
        findType([type], folder + after) && !names.includes(folder + after),
    );
    return homeless.map((folder) => {
      const reason = `has no ${after.slice(1)}`;
      const hint = `add ${folder}${after}, or delete the folder`;
      const issue = createIssue("missing-content-file", reason, hint);
      return ofFile(folder, issue);
    });
  });
}

/** Files that no record uses, except next to a draft, which may use them later. */
export function findUnusedFiles(
  entries: readonly ContentEntry[],
  records: readonly ContentRecord[],
): LocatedIssue[] {
  const used = new Set(records.flatMap(picturesOf));
  const drafts = records
    .filter(({ value }) => isDraft(value))
    .map(({ file }) => `${dirname(file)}/`);
  const unused = entries.filter(
    ({ file, kind }) =>
      kind === "file" &&
      !textFile.test(file) &&
      !used.has(file) &&
      !drafts.some((folder) => file.startsWith(folder)),
  );
  return unused.map(({ file }) => {
    const reason = "is a file that nothing in content/ uses";
    const hint = "use it, delete it, or move it to static/ and link to it";
    return ofFile(file, createIssue("unused-file", reason, hint));
  });
}
