import type { Reporter } from "gatsby";
import { findErrors, formatIssues } from "../content/issues/issue";
import { printLines } from "../develop/serve-issues";
import { loadContent } from "../content-types";
import { isShown, readNotice } from "./on-create-node";

/** Stops a build with invalid content before Gatsby touches the last valid output. */
export async function onPreInit({
  reporter,
}: {
  reporter: Reporter;
}): Promise<void> {
  if (process.env.NODE_ENV === "development") return;
  const { records, issues } = await loadContent();
  for (const { file, value } of records)
    if (!isShown(value)) printLines(`${file}  ${readNotice(value) ?? ""}`);
  if (issues.length > 0) printLines(formatIssues(issues));
  if (findErrors(issues).length > 0)
    reporter.panicOnBuild("content/ has errors: they are listed above");
}
