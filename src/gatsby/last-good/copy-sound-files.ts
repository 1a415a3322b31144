import { mkdir, rm, symlink } from "node:fs/promises";
import { join, resolve } from "node:path";
import { remoteImagesFolder } from "../../content/fields/checks/remote-address";
import { visitFields } from "../../content/schema/visit-fields";
import { findErrors } from "../../content/problems/problem";
import type { ContentRecord } from "../../content/validate/parse-content";
import { type FileStamps, addFiles, copyFiles, stampFiles } from "./copy-files";
import type { Check } from "./update-last-good";
import { toNodeId } from "../records/content-types";

interface Folders {
  root: string;
  content: string;
  lastGood: string;
  written: FileStamps;
  check: Check;
}

/** Works out in a folder of its own, by checking it, which files can be shown together, and copies these. */
export async function copySoundFiles(folders: Folders): Promise<void> {
  const { root, content, lastGood, written, check } = folders;
  const trial = join(root, ".cache", "trial");
  const tried = join(trial, "content");
  const before = await stampFiles(lastGood);
  await linkRemoteImages(root, trial);
  await copyFiles(content, tried, written);
  // Until all errors are fixed, nothing is deleted and no picture changes: what is shown may need it.
  await addFiles(
    lastGood,
    tried,
    keep(before, (file) => !isText(file) || !written.has(file)),
  );
  const withheld = new Set<string>();
  const reverted = new Set<string>();
  let isReset = false;
  for (;;) {
    const { problems, records } = await check(trial);
    const faulty = findErrors(problems)
      .map(({ file }) => toPath(file))
      .filter((file) => !withheld.has(file));
    if (faulty.length === 0) {
      withholdReferrers(records, withheld);
      break;
    }
    const now = await stampFiles(tried);
    const changed = new Set(
      faulty.filter((file) => !reverted.has(file) && now.get(file) !== before.get(file)),
    );
    if (changed.size > 0) {
      await addFiles(
        lastGood,
        tried,
        keep(before, (file) => changed.has(file)),
      );
      for (const file of changed) (before.has(file) ? reverted : withheld).add(file);
    } else if (before.size > 0 && !isReset) {
      // What has the error has not changed: something else did, such as the key of an author.
      await copyFiles(lastGood, tried, before);
      isReset = true;
    } else {
      for (const file of faulty) withheld.add(file);
    }
  }
  const sound = keep(await stampFiles(tried), (file) => !withheld.has(file));
  await copyFiles(tried, lastGood, sound);
}

/** There is no earlier version of a withheld file. A record that refers to one of its records has nothing to show either. */
function withholdReferrers(records: readonly ContentRecord[], withheld: Set<string>): void {
  for (;;) {
    const shown = records.filter(({ file }) => !withheld.has(toPath(file)));
    const ids = new Set(shown.map(({ type, key }) => toNodeId(type.name, key)));
    const dangling = shown.filter((record) => referencesOf(record).some((id) => !ids.has(id)));
    if (dangling.length === 0) return;
    for (const { file } of dangling) withheld.add(toPath(file));
  }
}

function referencesOf({ type, value }: ContentRecord): string[] {
  return visitFields(type.schema, value).flatMap(({ meta, value: key }) =>
    meta.references === undefined ? [] : [toNodeId(meta.references, String(key))],
  );
}

/** The check looks for pictures of other hosts next to `content/`. */
async function linkRemoteImages(root: string, trial: string): Promise<void> {
  const link = join(trial, remoteImagesFolder);
  await mkdir(trial, { recursive: true });
  await rm(link, { force: true });
  await symlink(resolve(root, remoteImagesFolder), link, "junction");
}

function keep(stamps: FileStamps, isKept: (file: string) => boolean): FileStamps {
  return new Map([...stamps].filter(([file]) => isKept(file)));
}

function isText(file: string): boolean {
  return /\.(md|ya?ml)$/i.test(file);
}

function toPath(file: string): string {
  return file.replace(/^content\//, "");
}
