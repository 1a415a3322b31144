import { appendFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { findErrors, formatIssues } from "../../content/issues/issue";
import { generatedFiles } from "../../lib/urls/routes";
import { findScheduled } from "./find-scheduled";
import { runMain } from "./run-main";
import { readToday } from "../../lib/format/today";
import { loadContent } from "../../content-types";

/** Lists pages that `--today` (YYYY-MM-DD) makes due but that are missing from the site `--live`, or else from the last build. */
runMain(async () => {
  const today = { type: "string", default: readToday() } as const;
  const { values } = parseArgs({
    options: { live: { type: "string" }, today },
  });
  const { records, issues } = await loadContent();
  const errors = findErrors(issues);
  if (errors.length > 0) throw new Error(formatIssues(errors));
  const due = findScheduled(
    records,
    await readSitemap(values.live),
    values.today,
  );
  for (const { file, path, publishDate } of due) {
    console.log(`${file}  is due since ${publishDate}  ${path} is not live`);
  }
  if (due.length === 0) console.log("Nothing is due.");
  const output = process.env.GITHUB_OUTPUT;
  if (output !== undefined)
    appendFileSync(output, `due=${String(due.length > 0)}\n`);
});

/** @throws if there is no sitemap: reporting every page as due would be wrong */
async function readSitemap(live: string | undefined): Promise<string> {
  if (live === undefined) {
    return readFile(join("public", generatedFiles.sitemap), "utf8").catch(
      () => {
        throw new Error(
          "There is no built site in public/: build it, or pass a site with --live.",
        );
      },
    );
  }
  const url = `${live.replace(/\/$/, "")}${generatedFiles.sitemap}`;
  const response = await fetch(url).catch((error: unknown) => {
    const reason = error instanceof Error ? (error.cause ?? error) : error;
    throw new Error(`${url} could not be fetched: ${String(reason)}`);
  });
  const text = await response.text();
  if (response.ok && text.includes("<urlset")) return text;
  throw new Error(`${url} returned ${response.status} and no sitemap.`);
}
