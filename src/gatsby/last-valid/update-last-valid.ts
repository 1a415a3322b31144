import { existsSync } from "node:fs";
import { mkdir, rm, symlink } from "node:fs/promises";
import { join, resolve } from "node:path";
import { remoteImagesFolder } from "../../content/fields/checks/remote-image";
import type { IssueCode } from "../../content/issues/catalog";
import { type LocatedIssue, findErrors } from "../../content/issues/issue";
import { readContentFiles } from "../../content/read/read-files";
import { type VisitedField, visitValues } from "../../content/schema/walk";
import { parseFile } from "../../content/validate/checks/check-content";
import type { ContentRecord } from "../../content/validate/parse-content";
import { checkStyle } from "../../content/validate/style/check-style";
import { contentTypes, loadContent, nodeId } from "../../content-types";
import {
  type FileStamps,
  addFiles,
  copyFiles,
  lastValidDir,
  stampFiles,
} from "./copy-files";
import { writeCommit } from "./write-commit";

/**
 * Copies `content/` to where Gatsby reads it; `report` gets all problems.
 *
 * Without an error, everything is copied. Otherwise a trial folder gets the content in which files with errors are as in the last copy, and
 * so are pictures, and moved or deleted files. If the check finds errors there that could break a page, it repeats with those files held
 * back too. If the last copy of a file has such an error there, another change caused it: files that lack a record of their last copy are
 * held back; if there is none, nothing is copied. A file that was never valid is left out if it could break a page, with what refers to it.
 * At the first start, the last commit is the last copy.
 */
export async function updateLastValid(
  report: (
    issues: readonly LocatedIssue[],
    records: readonly ContentRecord[],
  ) => void,
  root = process.cwd(),
): Promise<void> {
  const content = join(root, "content");
  const lastValid = join(root, lastValidDir, "content");
  const written = await stampFiles(content);
  const { issues, records } = await loadContent(root);
  report([...issues, ...checkStyle(records)], records);
  const faulty = findErrors(issues).map(toPath);
  if (faulty.length === 0) {
    await copyFiles(content, lastValid, written);
    return;
  }
  const trial = await prepareTrial(root);
  if (!existsSync(lastValid)) await copyCommit(root, trial);
  await copyValidFiles(faulty, written, root, trial);
}

/** Copies the content of the last commit if it has no error. */
async function copyCommit(root: string, trial: string): Promise<void> {
  const content = join(trial, "content");
  await rm(content, { recursive: true, force: true });
  if (!(await writeCommit(root, trial))) return;
  const { issues } = await loadContent(trial);
  if (findErrors(issues).length > 0) return;
  const lastValid = join(root, lastValidDir, "content");
  await copyFiles(content, lastValid, await stampFiles(content));
}

async function copyValidFiles(
  firstFaulty: readonly string[],
  written: FileStamps,
  root: string,
  trial: string,
): Promise<void> {
  const content = join(root, "content");
  const lastValid = join(root, lastValidDir, "content");
  const tried = join(trial, "content");
  const earlier = await stampFiles(lastValid);
  const heldBack = new Set(firstFaulty);
  const isRestored = (file: string) =>
    heldBack.has(file) || !written.has(file) || !/\.(md|ya?ml)$/i.test(file);
  for (;;) {
    await copyFiles(content, tried, written);
    const restored = [...earlier].filter(([file]) => isRestored(file));
    await addFiles(lastValid, tried, new Map(restored));
    const { issues, records } = await loadContent(trial);
    const present = await stampFiles(tried);
    // A folder without its text, such as one with the pictures of a removed draft, harms no page.
    const breaking = findErrors(issues)
      .filter(canBreakPage)
      .map(toPath)
      .filter((file) => present.has(file));
    const isEarlierVersion = (file: string) =>
      heldBack.has(file) && earlier.has(file);
    const causes = breaking.some(isEarlierVersion)
      ? await findFilesWithLostRecords(lastValid, records)
      : breaking;
    const more = causes.filter((file) => !heldBack.has(file));
    for (const file of more) heldBack.add(file);
    if (more.length > 0) continue;
    if (breaking.some(isEarlierVersion)) return;
    const leftOut = addReferrers(new Set(breaking), records);
    const shown = [...present].filter(([file]) => !leftOut.has(file));
    await copyFiles(tried, lastValid, new Map(shown));
    return;
  }
}

/** Errors that visitors notice, but with which every page can still be made. */
const harmless: ReadonlySet<string> = new Set<IssueCode>([
  "content/duplicate-text",
  "content/indirect-link",
  "content/taken-path",
  "content/taken-value",
  "content/unknown-anchor",
  "content/unknown-page",
  "content/unused-file",
]);

const canBreakPage = ({ code }: LocatedIssue) => !harmless.has(code);

/** The files of the last copy with a record that other content may need and that `records` lack. */
async function findFilesWithLostRecords(
  lastValid: string,
  records: readonly ContentRecord[],
): Promise<string[]> {
  const files = await readContentFiles(lastValid);
  const earlier = files
    .flatMap((file) => parseFile(contentTypes, file))
    .flatMap((file) => file.records);
  const ids = new Set(records.map(({ type, key }) => nodeId(type.name, key)));
  return earlier
    .filter(({ type, key }) => !ids.has(nodeId(type.name, key)))
    .map(toPath);
}

/** A folder to check content in. The check looks for remote pictures next to `content/`. */
async function prepareTrial(root: string): Promise<string> {
  const trial = join(root, ".cache", "trial");
  const link = join(trial, remoteImagesFolder);
  await mkdir(trial, { recursive: true });
  await rm(link, { force: true });
  await symlink(resolve(root, remoteImagesFolder), link, "junction");
  return trial;
}

/** Adds the files of records that refer to a record in one of the files. */
function addReferrers(
  files: ReadonlySet<string>,
  records: readonly ContentRecord[],
): ReadonlySet<string> {
  const others = records.filter((record) => !files.has(toPath(record)));
  const ids = new Set(others.map(({ type, key }) => nodeId(type.name, key)));
  const isDangling = ({ meta: { references }, value }: VisitedField) =>
    references !== undefined && !ids.has(nodeId(references, String(value)));
  const referrers = others.filter(({ type, value }) =>
    visitValues(type.schema, value).some(isDangling),
  );
  if (referrers.length === 0) return files;
  return addReferrers(new Set([...files, ...referrers.map(toPath)]), records);
}

function toPath({ file }: { file: string }): string {
  return file.replace(/^content\//, "");
}
