import { mkdir, rm, symlink } from "node:fs/promises";
import { join, resolve } from "node:path";
import { remoteImagesFolder } from "../../content/fields/checks/remote-image";
import { type LocatedIssue, findErrors } from "../../content/issues/issue";
import { type VisitedField, visitValues } from "../../content/schema/walk";
import type { ContentRecord } from "../../content/validate/parse-content";
import { checkStyle } from "../../content/validate/style/check-style";
import { loadContent, nodeId } from "../../content-types";
import {
  type FileStamps,
  addFiles,
  copyFiles,
  lastValidDir,
  stampFiles,
} from "./copy-files";

/**
 * Copies `content/` to where Gatsby reads it; `report` gets all problems.
 *
 * Without an error, everything is copied. Otherwise a trial folder gets the content in which files with errors are as in the last copy, and
 * so are pictures and deleted files. If the check finds errors there, it repeats with those files held back too. If the last copy of a
 * file has an error there, another change caused it, and nothing is copied. A file that was never valid is left out, with what refers to it.
 */
export async function updateLastValid(
  report: (issues: readonly LocatedIssue[]) => void,
  root = process.cwd(),
): Promise<void> {
  const content = join(root, "content");
  const lastValid = join(root, lastValidDir, "content");
  const written = await stampFiles(content);
  const { issues, records } = await loadContent(root);
  report([...issues, ...checkStyle(records)]);
  const faulty = listFaultyFiles(issues);
  if (faulty.length === 0) await copyFiles(content, lastValid, written);
  else await copyValidFiles(faulty, written, root);
}

async function copyValidFiles(
  firstFaulty: readonly string[],
  written: FileStamps,
  root: string,
): Promise<void> {
  const content = join(root, "content");
  const lastValid = join(root, lastValidDir, "content");
  const trial = await prepareTrial(root);
  const tried = join(trial, "content");
  const earlier = await stampFiles(lastValid);
  const heldBack = new Set<string>();
  const isRestored = (file: string) =>
    heldBack.has(file) || !written.has(file) || !/\.(md|ya?ml)$/i.test(file);
  let faulty = firstFaulty;
  let triedRecords: readonly ContentRecord[] = [];
  while (faulty.length > 0) {
    for (const file of faulty) heldBack.add(file);
    await copyFiles(content, tried, written);
    const restored = [...earlier].filter(([file]) => isRestored(file));
    await addFiles(lastValid, tried, new Map(restored));
    const checked = await loadContent(trial);
    triedRecords = checked.records;
    const present = await stampFiles(tried);
    // A folder without its text, such as one with the pictures of a removed draft, harms no page.
    const stillFaulty = listFaultyFiles(checked.issues).filter((file) =>
      present.has(file),
    );
    const isEarlierVersion = (file: string) =>
      heldBack.has(file) && earlier.has(file);
    if (stillFaulty.some(isEarlierVersion)) return;
    faulty = stillFaulty.filter((file) => !heldBack.has(file));
  }
  const neverValid = [...heldBack].filter((file) => !earlier.has(file));
  const leftOut = addReferrers(new Set(neverValid), triedRecords);
  const valid = await stampFiles(tried);
  const shown = [...valid].filter(([file]) => !leftOut.has(file));
  await copyFiles(tried, lastValid, new Map(shown));
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

const listFaultyFiles = (issues: readonly LocatedIssue[]) =>
  findErrors(issues).map(toPath);

function toPath({ file }: { file: string }): string {
  return file.replace(/^content\//, "");
}
