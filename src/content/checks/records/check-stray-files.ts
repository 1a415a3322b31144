import { dirname, parse } from "node:path/posix";
import { type ContentType, findType } from "../../content-type";
import { type LocatedIssue, createIssue, ofFile, suggest } from "../../issues";
import { type ContentEntry, isTextFile } from "../../read/read-files";
import { picturesOf } from "../../validate/index-content";
import { type ParsedFile, suggestSlug } from "../../validate/parse-content";
import { isDraft } from "../../validate/publication";

/** Texts, and copies of them in other formats. */
const textFile =
  /\.(?:md|ya?ml|mdx|markdown|txt|html?|json|toml|docx?|odt|rtf|bak|orig|old)$/i;
const pictureFile = /\.(?:jpe?g|png|webp|avif|svg|gif|heic|tiff?|bmp)$/i;

/** Finds files in `content/` without a record: links, wrong names, unused pictures, incomplete folders. */
export function findStrayFiles(
  entries: readonly ContentEntry[],
  types: readonly ContentType[],
  files: readonly ParsedFile[],
  reported: ReadonlySet<string>,
): LocatedIssue[] {
  const names = new Set(entries.filter(isTextFile).map(({ file }) => file));
  const misplaced = entries.flatMap(
    (entry) => explainEntry(entry, types, names) ?? [],
  );
  const faulty = [...reported, ...misplaced.map(({ file }) => file)];
  const homeless = findHomelessFolders(entries, types, names).filter(
    (folder) =>
      !faulty.some((file) => `${file}/`.startsWith(`${folder.file}/`)),
  );
  // The pictures beside a misplaced file may be its own.
  const folders = [
    ...misplaced.map(({ file }) => dirname(file)),
    ...homeless.map(({ file }) => file),
  ];
  // The records of a missing file may use any picture.
  const isListMissing = [...reported].some(
    (file) => !names.has(file) && findType(types, file),
  );
  const unused = isListMissing ? [] : findUnusedFiles(entries, files, reported);
  return [
    ...misplaced,
    ...homeless,
    ...unused.filter(({ file }) => !folders.includes(dirname(file))),
  ];
}

function explainEntry(
  { file, kind }: ContentEntry,
  types: readonly ContentType[],
  names: ReadonlySet<string>,
): LocatedIssue | undefined {
  const refuse = (reason: string, hint: string) =>
    ofFile(file, createIssue("misplaced-file", reason, hint));
  if (kind === "link") {
    const reason = "is a symbolic link, which the site doesn't follow";
    return refuse(reason, "replace it with the file or folder itself");
  }
  const isMisplaced =
    kind === "file" && textFile.test(file) && !findType(types, file);
  if (!isMisplaced) return undefined;
  const hint = suggestPlace(file, types, names);
  return refuse("is not where the site looks for content", hint);
}

/** Where a text belongs: a file of a similar name, or the place of the records in its folder. */
function suggestPlace(
  file: string,
  types: readonly ContentType[],
  names: ReadonlySet<string>,
): string {
  const move = (place: string, hint = `move it to ${place}`) =>
    names.has(place)
      ? `remove it: ${place} exists already, and notes belong outside content/`
      : hint;
  const places = types.map((type) => `content/${type.files}`);
  const single = places.filter(
    (place) => !place.includes("<key>") && dirname(place) === dirname(file),
  );
  const stem = suggest(stemOf(file), single.map(stemOf));
  const similar = single.find((place) => stemOf(place) === stem);
  const isOther = similar !== undefined && names.has(similar);
  if (similar !== undefined && (!isOther || stem === stemOf(file)))
    return move(similar, `did you mean "${similar}"?`);
  const ofFolder = places.filter((place) => topOf(place) === topOf(file));
  const keyed = ofFolder.find((place) => place.includes("<key>"));
  if (keyed !== undefined) {
    const [, , ...inside] = file.split("/");
    const name = inside.length === 1 ? stemOf(file) : inside.at(-2);
    return move(keyed.replace("<key>", suggestSlug(name ?? "")));
  }
  const folders = new Set(ofFolder.length > 0 ? ofFolder : places.map(topOf));
  return `move it to ${[...folders].join(" or ")}`;
}

/** `content/blog` for all files of the blog; `content/site.yaml` for a file at the top. */
function topOf(path: string): string {
  return path.split("/").slice(0, 2).join("/");
}

function stemOf(path: string): string {
  return parse(path).name;
}

/** Folders for a single record, such as `content/blog/first-post`, that have files but no record. */
function findHomelessFolders(
  entries: readonly ContentEntry[],
  types: readonly ContentType[],
  names: ReadonlySet<string>,
): LocatedIssue[] {
  const folders = new Set(
    entries
      .filter(({ kind }) => kind === "file")
      .map(({ file }) => dirname(file)),
  );
  return types.flatMap((type) => {
    const [, after = ""] = type.files.split("<key>");
    if (!after.startsWith("/")) return [];
    const homeless = [...folders].filter(
      (folder) =>
        findType([type], folder + after) && !names.has(folder + after),
    );
    return homeless.map((folder) => {
      const reason = `has no ${after.slice(1)}`;
      const hint = `add ${folder}${after}, or delete the folder`;
      const issue = createIssue("missing-content-file", reason, hint);
      return ofFile(folder, issue);
    });
  });
}

/** Files that no record uses, except next to a draft or a record with a problem (`reported`), which may use them later. */
function findUnusedFiles(
  entries: readonly ContentEntry[],
  files: readonly ParsedFile[],
  reported: ReadonlySet<string>,
): LocatedIssue[] {
  if (files.some(({ broken }) => broken.length > 0)) return [];
  const records = files.flatMap((file) => file.records);
  const used = new Set(records.flatMap(picturesOf));
  const open = records.filter(
    ({ file, value }) => isDraft(value) || reported.has(file),
  );
  const folders = open.map(({ file }) => `${dirname(file)}/`);
  const unused = entries.filter(
    ({ file, kind }) =>
      kind === "file" &&
      !textFile.test(file) &&
      !used.has(file) &&
      !folders.some((folder) => file.startsWith(folder)),
  );
  return unused.map(({ file }) => {
    const [reason, hint] = pictureFile.test(file)
      ? ["is a picture that nothing in content/ uses", "use it, or delete it"]
      : [
          "is a file that the site can't use",
          "move it to static/ and link to it, or delete it",
        ];
    return ofFile(file, createIssue("unused-file", reason, hint));
  });
}
