import { existsSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { type LocatedIssue, findErrors } from "../content/issues";
import { lastValidDir } from "../content/read/last-valid";
import { loadContent } from "../content-types";
import {
  mirrorFolder,
  stampFile,
  stampFolder,
} from "../lib/files/mirror-folder";
import { readAdvice } from "./read-advice";
import { printLines, reportIssues } from "./serve-issues";

/** In milliseconds. Editors save a file in several steps, and git updates many files one by one. */
const restTime = 200;

const shown = join(lastValidDir, "content");

/** What the last full check found besides errors, such as misspelled words. */
let advice: readonly LocatedIssue[] = [];
let reading = new AbortController();

/** Checks `content/` after each change, and copies it to where Gatsby reads it if it has no error. Resolves once there is a copy. */
export async function watchContent(): Promise<void> {
  let checked = await checkChange("");
  if (!existsSync(shown))
    printLines("The site opens as soon as content/ has no error");
  while (!existsSync(shown)) checked = await checkChange(checked);
  void keepChecking(checked);
}

async function keepChecking(checked: string): Promise<never> {
  for (;;) checked = await checkChange(checked);
}

/** Returns the stamp of the content that has been checked last. */
async function checkChange(checked: string): Promise<string> {
  const stamp = await stampContent();
  await pause(restTime);
  if (stamp === checked || stamp !== (await stampContent())) return checked;
  try {
    await checkContent(stamp);
  } catch (error) {
    printLines(`content/ could not be checked: ${String(error)}`);
  }
  return stamp;
}

async function checkContent(stamp: string): Promise<void> {
  const { issues } = await loadContent();
  const hasErrors = findErrors(issues).length > 0;
  // Only what was checked is shown: the next check reads what was saved meanwhile.
  if (!hasErrors && stamp === (await stampContent()))
    await mirrorFolder("content", shown);
  reportIssues(hasErrors ? issues : advice);
  reading.abort();
  if (hasErrors) return;
  reading = new AbortController();
  const { signal } = reading;
  void readAdvice(signal).then(
    (found) => {
      advice = found;
      reportIssues(advice);
    },
    (error: unknown) => {
      if (!signal.aborted) printLines(String(error));
    },
  );
}

/** Changes with each save, also of the list of words that are spelled correctly. */
async function stampContent(): Promise<string> {
  const words = await stampFile("docs/words.txt");
  return `${await stampFolder("content")} ${words}`;
}
