import { parseArgs } from "node:util";
import type { CheckedContent } from "../../content/checks/check-content";
import { findChangedFigures } from "../../content/checks/records/check-confirmed";
import { findRemovedPages } from "../../content/checks/records/check-removed";
import { checkOfferTerms } from "../../content/checks/style/offer-terms";
import { checkSpelling } from "../../content/checks/spelling";
import { checkStyle } from "../../content/checks/style/check-style";
import {
  findErrors,
  formatIssues,
  sortIssues,
} from "../../content/issues/issue";
import { loadContent } from "../../content-types";
import { findLeft } from "./launch/find-left";
import { formatLaunch } from "./launch/report-launch";
import { readEarlier } from "./read-earlier";
import { runMain } from "./run-main";

const options = {
  json: { type: "boolean" },
  launch: { type: "boolean" },
  root: { type: "string", default: process.cwd() },
  base: { type: "string", default: "HEAD" },
} as const;

/**
 * Checks content, spelling, and style without a build. `--json` writes for programs; `--root` sets another folder, `--base` the
 * commit whose confirmed figures and pages still count. `--launch` lists what is left to do before the launch.
 */
runMain(async () => {
  const { values } = parseArgs({ options });
  const content = await loadContent(values.root);
  if (values.launch) {
    listLaunch(content);
    return;
  }
  const earlier = await readEarlier(values.base);
  const issues = sortIssues([
    ...content.issues,
    ...(await checkSpelling(values.root)),
    ...checkStyle(content.records),
    ...checkOfferTerms(content.records),
    ...findChangedFigures(earlier, content.records),
    ...findRemovedPages(earlier, content),
  ]);
  const hasErrors = findErrors(issues).length > 0;
  if (hasErrors) process.exitCode = 1;
  if (values.json) {
    console.log(JSON.stringify({ issues }, undefined, 2));
    return;
  }
  if (!hasErrors)
    console.log(`${content.records.length} records in content/, no errors`);
  // .github/content-problems.json tells GitHub how to read these lines.
  if (issues.length > 0) console.error(formatIssues(issues));
});

function listLaunch(content: CheckedContent): void {
  const left = findLeft(content);
  if (left.length > 0) process.exitCode = 1;
  console.log(formatLaunch(left));
}
