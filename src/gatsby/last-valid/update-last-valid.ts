import { mkdir, rm, symlink } from "node:fs/promises";
import { join, resolve } from "node:path";
import { remoteImagesFolder } from "../../content/fields/checks/remote-image";
import { type LocatedIssue, findErrors } from "../../content/issues/issue";
import { type VisitedField, visitValues } from "../../content/schema/walk";
import type { ContentRecord } from "../../content/validate/parse-content";
import { checkStyle } from "../../content/validate/style/check-style";
import { loadContent, nodeId } from "../../content-types";
import { type FileStamps, addFiles, copyFiles, lastValidDir, stampFiles } from "./copy-files";

/** Copies `content/` to where Gatsby reads it; files with errors keep their last valid version. `report` gets all problems. */
export async function updateLastValid(
  report: (issues: readonly LocatedIssue[]) => void,
  root = process.cwd(),
): Promise<void> {
  const content = join(root, "content");
  const lastGood = join(root, lastValidDir, "content");
  const written = await stampFiles(content);
  const { issues, records } = await loadContent(root);
  report([...issues, ...checkStyle(records)]);
  if (findErrors(issues).length === 0) return copyFiles(content, lastGood, written);
  const trial = join(root, ".cache", "trial");
  // The check looks for remote pictures next to `content/`.
  const link = join(trial, remoteImagesFolder);
  await mkdir(trial, { recursive: true });
  await rm(link, { force: true });
  await symlink(resolve(root, remoteImagesFolder), link, "junction");
  await copyFiles(content, join(trial, "content"), written);
  await copyValidFiles(trial, lastGood, written);
}

/** Finds the files that are valid together by checking them in a separate folder, then copies them. */
async function copyValidFiles(trial: string, lastGood: string, written: FileStamps): Promise<void> {
  const tried = join(trial, "content");
  const before = await stampFiles(lastGood);
  const addBack = (isWanted: (file: string) => boolean) =>
    addFiles(lastGood, tried, new Map([...before].filter(([file]) => isWanted(file))));
  // Until all errors are fixed, keep deleted files and old pictures, since the content shown may need them.
  await addBack((file) => !/\.(md|ya?ml)$/i.test(file) || !written.has(file));
  const withheld = new Set<string>();
  const reverted = new Set<string>();
  let isReset = false;
  for (;;) {
    const { issues, records } = await loadContent(trial);
    const now = await stampFiles(tried);
    // A folder without its text, such as one with the pictures of a removed draft, harms no page.
    const faulty = findErrors(issues).map(toPath);
    const left = faulty.filter((file) => now.has(file) && !withheld.has(file));
    if (left.length === 0) {
      withholdReferrers(records, withheld);
      break;
    }
    const isChanged = (file: string) => !reverted.has(file) && now.get(file) !== before.get(file);
    const changed = new Set(left.filter(isChanged));
    if (changed.size > 0) {
      await addBack((file) => changed.has(file));
      for (const file of changed) (before.has(file) ? reverted : withheld).add(file);
    } else if (before.size > 0 && !isReset) {
      // The file with the error has not changed, so a change elsewhere caused it, such as an author's key. New files stay: pages link to them.
      await addBack(() => true);
      isReset = true;
    } else {
      for (const file of left) withheld.add(file);
    }
  }
  const sound = new Map(await stampFiles(tried));
  for (const file of withheld) sound.delete(file);
  await copyFiles(tried, lastGood, sound);
}

/** A withheld file has no earlier version, so records that refer to it are withheld too. */
function withholdReferrers(records: readonly ContentRecord[], withheld: Set<string>): void {
  const shown = records.filter((record) => !withheld.has(toPath(record)));
  const ids = new Set(shown.map(({ type, key }) => nodeId(type.name, key)));
  const isDangling = ({ meta: { references }, value }: VisitedField) =>
    references !== undefined && !ids.has(nodeId(references, String(value)));
  const dangling = shown.filter(({ type, value }) =>
    visitValues(type.schema, value).some(isDangling),
  );
  for (const record of dangling) withheld.add(toPath(record));
  if (dangling.length > 0) withholdReferrers(records, withheld);
}

function toPath({ file }: { file: string }): string {
  return file.replace(/^content\//, "");
}
