import { join } from "node:path";
import type { Reporter } from "gatsby";
import { debounce } from "./debounce";
import { copyFiles, lastValidDir, stampFiles } from "./last-valid/copy-files";
import { updateLastValid } from "./last-valid/update-last-valid";
import { reportIssues } from "./report/serve-issues";
import { checkSpellingSoon } from "./report/watch-spelling";

/** Copies `content/` to where Gatsby reads it, before Gatsby starts; in `develop` again after every change. */
export async function onPreBootstrap({
  reporter,
}: {
  reporter: Reporter;
}): Promise<void> {
  if (process.env.NODE_ENV !== "development") {
    // The content is valid, or the build would have stopped.
    await copyFiles(
      "content",
      join(lastValidDir, "content"),
      await stampFiles("content"),
    );
    return;
  }
  await updateLastValid(reportIssues);
  const { watch } = await import("chokidar");
  // A file can be removed after it was listed; its removal starts the next check.
  const explain = (error: unknown) => {
    reporter.error(`content/ could not be checked: ${String(error)}`);
  };
  // Editors save a file in several steps, and git updates many files one by one.
  const update = debounce(
    () => updateLastValid(reportIssues).catch(explain),
    100,
  );
  watch(["content", "docs/words.txt"], {
    ignoreInitial: true,
    ignored: /(^|[\\/])\../,
  }).on("all", () => {
    update();
    checkSpellingSoon();
  });
}
