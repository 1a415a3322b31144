import { dirname, parse } from "node:path/posix";
import { type ContentType, findType } from "../../content-type";
import { type LocatedIssue, createIssue, ofFile, suggest } from "../../issues";
import { type ContentEntry, isTextFile } from "../../read/read-files";
import { picturesOf } from "../../validate/index-content";
import { type ParsedFile, suggestSlug } from "../../validate/parse-content";
import { isDraft } from "../../validate/publication";

/** Extensions of texts and of their copies. */
const textExtensions =
  "md yaml yml mdx markdown mdown mkd txt html htm json json5 toml docx doc odt rtf bak orig old";

/** Finds files in `content/` without a record: links, wrong names, unused pictures, incomplete folders. */
export function findStrayFiles(
  entries: readonly ContentEntry[],
  types: readonly ContentType[],
  files: readonly ParsedFile[],
  reported: ReadonlySet<string>,
): LocatedIssue[] {
  const names = new Set(entries.filter(isTextFile).map(({ file }) => file));
  const isInside = (file: string, folder: string) =>
    file.startsWith(`${folder}/`);
  const explained = entries.flatMap(
    (entry) => explainEntry(entry, types, names) ?? [],
  );
  const wrong = explained.filter(
    ({ file }) => !explained.some(({ file: folder }) => isInside(file, folder)),
  );
  const faulty = [...reported, ...wrong.map(({ file }) => file)];
  const homeless = findHomelessFolders(entries, types, names).filter(
    ({ file: folder }) =>
      !faulty.some((file) => file === folder || isInside(file, folder)),
  );
  // The pictures beside a misplaced file may be its own.
  const folders = wrong.map(({ file }) => dirname(file));
  // The records of a missing file may use any picture.
  const isListMissing = [...reported].some(
    (file) => !names.has(file) && findType(types, file),
  );
  const unneeded = isListMissing
    ? []
    : findUnusedFiles(entries, files, reported);
  const unused = unneeded
    .filter(({ file }) => !folders.includes(dirname(file)))
    .filter(
      ({ file }) =>
        !homeless.some(({ file: folder }) => isInside(file, folder)),
    );
  return [...wrong, ...homeless, ...unused];
}

function explainEntry(
  { file, kind }: ContentEntry,
  types: readonly ContentType[],
  names: ReadonlySet<string>,
): LocatedIssue | undefined {
  const isPlace = findType(types, file) !== undefined;
  if (kind === "file") {
    const extension = parse(file).ext.slice(1).toLowerCase();
    const isText = textExtensions.split(" ").includes(extension);
    return isText && !isPlace
      ? explainMisplacedFile(file, types, names)
      : undefined;
  }
  const refuse = (reason: string, hint: string) =>
    ofFile(file, createIssue("misplaced-file", reason, hint));
  if (kind === "link") {
    const reason = "is a symbolic link, which the site doesn't follow";
    return refuse(reason, "replace it with the file or folder itself");
  }
  if (!isPlace) return undefined;
  const hint =
    "move the text in it to a file of that name, and delete the folder";
  return refuse("is a folder, but must be a file", hint);
}

/** Folders for a single record, such as `content/blog/first-post`, that have none. */
function findHomelessFolders(
  entries: readonly ContentEntry[],
  types: readonly ContentType[],
  names: ReadonlySet<string>,
): LocatedIssue[] {
  // Git does not store empty folders.
  const hasFiles = (folder: string) =>
    entries.some(
      ({ file, kind }) => kind !== "folder" && file.startsWith(`${folder}/`),
    );
  return types.flatMap((type) => {
    const [, after = ""] = type.files.split("<key>");
    if (!after.startsWith("/")) return [];
    return entries
      .filter(({ file }) => findType([type], file + after))
      .filter(
        ({ kind, file }) =>
          kind === "folder" && !names.has(file + after) && hasFiles(file),
      )
      .map(({ file }) => {
        const reason = `has no ${after.slice(1)}`;
        const hint = `add ${file}${after}, or delete the folder`;
        return ofFile(file, createIssue("missing-content-file", reason, hint));
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
  return entries
    .filter(
      (entry) =>
        entry.kind === "file" && !isTextFile(entry) && !used.has(entry.file),
    )
    .filter(({ file }) => !folders.some((folder) => file.startsWith(folder)))
    .map(({ file }) => {
      const [reason, hint] =
        /\.(?:jpe?g|png|webp|avif|svg|gif|heic|tiff?|bmp)$/i.test(file)
          ? [
              "is a picture that nothing in content/ uses",
              "use it, or delete it",
            ]
          : [
              "is a file that the site can't use",
              "move it to static/ and link to it, or delete it",
            ];
      return ofFile(file, createIssue("unused-file", reason, hint));
    });
}

/** Explains a file that matches no content type; `files` has all paths in `content/`, so that the hint suggests a free one. */
function explainMisplacedFile(
  file: string,
  types: readonly ContentType[],
  files: ReadonlySet<string>,
): LocatedIssue {
  const explain = (hint: string, place = "") => {
    const isTaken = `remove it: ${place} exists already, and notes belong outside content/`;
    const reason = "is not where the site looks for content";
    return ofFile(
      file,
      createIssue("misplaced-file", reason, files.has(place) ? isTaken : hint),
    );
  };
  const places = types.map(({ files: place }) => `content/${place}`);
  const single = places.filter(
    (place) => !place.includes("<key>") && dirname(place) === dirname(file),
  );
  const near = single.find(
    (place) => stemOf(place) === suggest(stemOf(file), single.map(stemOf)),
  );
  if (near !== undefined && (!files.has(near) || stemOf(near) === stemOf(file)))
    return explain(`did you mean "${near}"?`, near);
  const ofFolder = places.filter((place) => topOf(place) === topOf(file));
  const keyed = ofFolder.find((place) => place.includes("<key>"));
  if (keyed !== undefined) {
    const [, , ...inside] = file.split("/");
    const name = inside.length === 1 ? stemOf(file) : (inside.at(-2) ?? "");
    const target = keyed.replace("<key>", suggestSlug(name));
    return explain(`move it to ${target}`, target);
  }
  const folders = new Set(ofFolder.length > 0 ? ofFolder : places.map(topOf));
  return explain(`move it to ${[...folders].join(" or ")}`);
}

/** `content/blog` for all files of the blog; `content/site.yaml` for a file at the top. */
function topOf(path: string): string {
  return path.split("/").slice(0, 2).join("/");
}

function stemOf(path: string): string {
  return parse(path).name;
}
