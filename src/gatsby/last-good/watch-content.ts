import { watch } from "chokidar";
import type { Reporter } from "gatsby";
import { debounce } from "../report/debounce";
import { reportProblems } from "../report/report-problems";
import { updateLastGood } from "./update-last-good";

/** In milliseconds: programs save a file in several steps, and git many files one after the other. */
const QUIET = 100;

/** `develop` only: checks the content again after every change. */
export function watchContent(reporter: Reporter): void {
  const update = debounce(() => updateLastGood(reportProblems).catch(explain), QUIET);
  watch("content", { ignoreInitial: true, ignored: /(^|[\\/])\../ }).on("all", update);

  /** A file can be removed between being listed and being read; its removal starts the next check. */
  function explain(error: unknown): void {
    reporter.error(`content/ could not be checked: ${String(error)}`);
  }
}
