import { appendFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { findErrors, formatIssues } from "../../content/issues/issue";
import { loadContent } from "../../content-types";
import { readToday } from "../../lib/format/today";
import { generatedFiles } from "../../lib/urls/routes";
import { findScheduled } from "./find-scheduled";
import { runMain } from "./run-main";

/** `npx tsx src/tools/cli/scheduled.ts --live https://…`: lists pages that are due but missing from the live site. */
runMain(async () => {
  const { values } = parseArgs({ options: { live: { type: "string" } } });
  if (values.live === undefined)
    throw new Error("Name the site: --live https://www.your-domain.com");
  const { records, issues } = await loadContent();
  const errors = findErrors(issues);
  if (errors.length > 0) throw new Error(formatIssues(errors));
  const sitemap = await readSitemap(values.live);
  const due = findScheduled(records, sitemap, readToday());
  for (const { file, path, publishDate } of due)
    console.log(`${file}  is due since ${publishDate}  ${path} is not live`);
  if (due.length === 0) console.log("Nothing is due.");
  const output = process.env.GITHUB_OUTPUT;
  if (output !== undefined)
    appendFileSync(output, `due=${String(due.length > 0)}\n`);
});

/** @throws if there is no sitemap: reporting every page as due would be wrong */
async function readSitemap(live: string): Promise<string> {
  const url = new URL(generatedFiles.sitemap, live);
  const response = await fetch(url);
  const text = await response.text();
  if (response.ok && text.includes("<urlset")) return text;
  throw new Error(`${url.href} returned ${response.status} and no sitemap.`);
}
