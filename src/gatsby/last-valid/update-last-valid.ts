import { existsSync } from "node:fs";
import { mkdir, rm, symlink } from "node:fs/promises";
import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { remoteImagesFolder } from "../../content/checks/fields/remote-image";
import type { IssueCode } from "../../content/checks/rules";
import { type LocatedIssue, findErrors } from "../../content/issues/issue";
import { readContentFiles } from "../../content/read/read-files";
import { type VisitedField, visitValues } from "../../content/schema/walk";
import { parseFile } from "../../content/checks/check-content";
import type { ContentRecord } from "../../content/validate/parse-content";
import { checkStyle } from "../../content/checks/style/check-style";
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
 * Without an error, everything is copied. Otherwise files with errors stay as in the last copy, and so do pictures, and moved or deleted
 * files. If this mixture breaks a page, the files with those errors stay as they were too; if it breaks a file of the last copy, another
 * change caused it, and files that lack one of their earlier records stay. If that doesn't help, nothing is copied. A file that was never
 * valid is left out if it breaks a page, with what refers to it.
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
  const faulty = findErrors(issues).map(toPath);
  if (faulty.length === 0) {
    await copyFiles(content, lastValid, written);
    // No page waits for advice on style: Gatsby sees the change first, and then pauses.
    await pause(100);
  }
  report([...issues, ...checkStyle(records)], records);
  if (faulty.length === 0) return;
  const trial = await prepareTrial(root);
  // At the first start, the last commit is the last copy.
  if (!existsSync(lastValid)) await copyCommit(root, trial);
  const earlier = await stampFiles(lastValid);
  const folders = { content, lastValid, trial };
  await copyValid(new Set(faulty), { ...folders, written, earlier });
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

/** The folders of content, their last copy and their trial, and the files of the first two. */
interface Versions {
  content: string;
  lastValid: string;
  trial: string;
  written: FileStamps;
  earlier: FileStamps;
}

/** Copies the content with these files held back; holds back more until no page breaks. */
async function copyValid(
  heldBack: ReadonlySet<string>,
  versions: Versions,
): Promise<void> {
  const { lastValid, trial, earlier } = versions;
  const { breaking, present, records } = await tryOut(heldBack, versions);
  const isCausedElsewhere = breaking.some(
    (file) => heldBack.has(file) && earlier.has(file),
  );
  const causes = isCausedElsewhere
    ? await findFilesWithLostRecords(lastValid, records)
    : breaking;
  const more = causes.filter((file) => !heldBack.has(file));
  if (more.length > 0) {
    await copyValid(new Set([...heldBack, ...more]), versions);
    return;
  }
  if (isCausedElsewhere) return;
  const leftOut = addReferrers(new Set(breaking), records);
  const shown = [...present].filter(([file]) => !leftOut.has(file));
  await copyFiles(join(trial, "content"), lastValid, new Map(shown));
}

/** Puts the mixture of the content and its last copy into the trial folder, and finds the files with errors that break a page. */
async function tryOut(
  heldBack: ReadonlySet<string>,
  { content, lastValid, trial, written, earlier }: Versions,
) {
  const mixture = join(trial, "content");
  const isKept = (file: string) =>
    heldBack.has(file) || !written.has(file) || !isText(file);
  await copyFiles(content, mixture, written);
  const kept = [...earlier].filter(([file]) => isKept(file));
  await addFiles(lastValid, mixture, new Map(kept));
  const { issues, records } = await loadContent(trial);
  const present = await stampFiles(mixture);
  // A folder without its text, such as one with the pictures of a removed draft, harms no page.
  const breaking = findErrors(issues)
    .filter(canBreakPage)
    .map(toPath)
    .filter((file) => present.has(file));
  return { breaking, present, records };
}

const isText = (file: string) => /\.(md|ya?ml)$/i.test(file);

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
