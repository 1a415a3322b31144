import { parseArgs } from "node:util";
import { findErrors, sortIssues } from "../../content/issues/issue";
import { findChangedFigures } from "../../content/checks/records/check-confirmed";
import { checkStyle } from "../../content/checks/style/check-style";
import { checkSpelling } from "../spelling/check-spelling";
import { readConfirmed } from "./report/read-confirmed";
import { reportContent } from "./report/report-content";
import { runMain } from "./run-main";
import { updateVariableSnippets } from "./variable-snippets";
import { loadContent } from "../../content-types";

/**
 * Checks content, spelling, and style without a build. `--json` writes for programs; `--root` sets another folder, `--base` the
 * commit whose confirmed figures still count.
 */
runMain(async () => {
  const { values } = parseArgs({
    options: {
      json: { type: "boolean" },
      root: { type: "string", default: process.cwd() },
      base: { type: "string", default: "HEAD" },
    },
  });
  const { root, base } = values;
  const [content, spelling] = await Promise.all([
    loadContent(root),
    checkSpelling(root),
  ]);
  const issues = sortIssues([
    ...content.issues,
    ...spelling,
    ...checkStyle(content.records),
    ...findChangedFigures(await readConfirmed(base), content.records),
  ]);
  const isSound = findErrors(issues).length === 0;
  if (!isSound) process.exitCode = 1;
  if (values.json) {
    console.log(JSON.stringify({ issues }, undefined, 2));
    return;
  }
  reportContent({ records: content.records.length, issues });
  if (!isSound || root !== process.cwd()) return;
  const written = await updateVariableSnippets(content.records);
  if (written !== undefined) console.log(written);
});
