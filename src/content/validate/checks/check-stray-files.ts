import type { ContentType } from "../../content-type";
import { findType } from "../../content-type";
import type { LocatedProblem } from "../../problems/problem";
import { isTextFile } from "../../read/read-files";
import type { ContentEntry } from "../../read/read-files";
import { explainMisplacedFile } from "./check-misplaced";
import { atStart } from "./check-places";

/** Words under a name that the site does not read. */
const wordsElsewhere =
  /\.(?:mdx|markdown|mdown|mkd|txt|html?|json5?|toml|docx?|odt|rtf|bak|orig|old)$/i;

/**
 * What lies below `content/` and is no part of a record: links, files under a wrong name, pictures that no record names,
 * folders without their record. Nothing is left out in silence.
 * @param known `reported`: the files that have problems already; `used`: the pictures that records name, `undefined` while
 *   a record can't be read, and may name any of them
 */
export function findStrayFiles(
  entries: readonly ContentEntry[],
  types: readonly ContentType[],
  { reported, used }: { reported: readonly string[]; used: ReadonlySet<string> | undefined },
): LocatedProblem[] {
  const names = new Set(entries.filter(isTextFile).map(({ file }) => file));
  const wrong = entries.flatMap((entry) => explainEntry(entry, types, names) ?? []);
  const told = [...reported, ...wrong.map(({ file }) => file)];
  const homeless = findHomelessFolders(entries, types, names).filter(
    ({ file: folder }) => !told.some((file) => file === folder || file.startsWith(`${folder}/`)),
  );
  const isTold = (file: string) =>
    told.includes(file) || homeless.some(({ file: folder }) => file.startsWith(`${folder}/`));
  const unused = entries.filter(
    (entry) =>
      entry.kind === "file" &&
      !isTextFile(entry) &&
      !isTold(entry.file) &&
      used?.has(entry.file) === false,
  );
  return [...wrong, ...homeless, ...unused.map(({ file }) => atStart(file, explainUnused(file)))];
}

function explainEntry(
  entry: ContentEntry,
  types: readonly ContentType[],
  names: ReadonlySet<string>,
): LocatedProblem | undefined {
  const { file, kind } = entry;
  if (kind === "link" || kind === "other") {
    const hint = "put the file or folder itself in its place";
    return atStart(file, { what: "is a symbolic link, which the site doesn't follow", hint });
  }
  const found = findType(types, file.replace(/^content\//, ""));
  if (kind === "folder") {
    const hint = "move the text in it to a file of that name, and delete the folder";
    return found && atStart(file, { what: "is a folder, and must be a file", hint });
  }
  return wordsElsewhere.test(file) ? explainMisplacedFile(file, types, names) : undefined;
}

/** Folders that are there for one record each, such as `content/blog/first-post`, and have none. */
function findHomelessFolders(
  entries: readonly ContentEntry[],
  types: readonly ContentType[],
  names: ReadonlySet<string>,
): LocatedProblem[] {
  return types.flatMap(({ files }) => {
    const [before = "", after = ""] = `content/${files}`.split("<key>");
    if (!after.startsWith("/")) return [];
    return (
      entries
        .filter(({ file, kind }) => kind === "folder" && file.startsWith(before))
        .filter(({ file }) => !file.slice(before.length).includes("/") && !names.has(file + after))
        // An empty folder is not part of the repository: git keeps files alone.
        .filter(({ file: folder }) =>
          entries.some(({ file, kind }) => kind !== "folder" && file.startsWith(`${folder}/`)),
        )
        .map(({ file }) => {
          const hint = `add ${file}${after}, or delete the folder`;
          return atStart(file, { what: `has no ${after.slice(1)}`, hint });
        })
    );
  });
}

function explainUnused(file: string): Pick<LocatedProblem, "what" | "hint"> {
  return /\.(?:jpe?g|png|webp|avif|svg|gif|heic|tiff?|bmp)$/i.test(file)
    ? { what: "is a picture that nothing in content/ uses", hint: "delete it, or use it" }
    : { what: "is a file that the site can't use", hint: "delete it, or keep it outside content/" };
}
