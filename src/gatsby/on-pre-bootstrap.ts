import { join } from "node:path";
import type { Reporter } from "gatsby";
import { lastGoodDir } from "./folders";
import { copyFiles, stampFiles } from "./last-good/copy-files";
import { updateLastGood } from "./last-good/update-last-good";
import { watchContent } from "./last-good/watch-content";
import { reportProblems } from "./report/report-problems";

/** What is done before anything is read. */
export async function onPreBootstrap({ reporter }: { reporter: Reporter }): Promise<void> {
  if (process.env.NODE_ENV === "development") {
    await updateLastGood(reportProblems);
    watchContent(reporter);
  } else {
    // It has passed the check, or the build would have stopped.
    await copyFiles("content", join(lastGoodDir, "content"), await stampFiles("content"));
  }
}
