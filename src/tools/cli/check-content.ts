import { parseArgs } from "node:util";
import { findErrors, sortIssues } from "../../content/issues/issue";
import { checkStyle } from "../../content/validate/style/check-style";
import { checkSpelling } from "../spelling/check-spelling";
import { formats, reportContent } from "./report/report-content";
import { runMain } from "./run-main";
import { updateVariableSnippets } from "./variable-snippets";
import { loadContent } from "../../content-types";

/** Checks content, spelling, and style without a build. `--json` and `--sarif` write for programs; `--root` sets another folder. */
runMain(async () => {
  const { values } = parseArgs({
    options: {
      json: { type: "boolean" },
      sarif: { type: "boolean" },
      root: { type: "string", default: process.cwd() },
    },
  });
  const { root } = values;
  const [content, spelling] = await Promise.all([
    loadContent(root),
    checkSpelling(root),
  ]);
  const style = checkStyle(content.records);
  const issues = sortIssues([...content.issues, ...spelling, ...style]);
  const isSound = findErrors(issues).length === 0;
  if (!isSound) process.exitCode = 1;
  const format = (["json", "sarif"] as const).find((name) => values[name]);
  if (format !== undefined) {
    console.log(formats[format](issues));
    return;
  }
  reportContent({ records: content.records.length, issues });
  if (!isSound || root !== process.cwd()) return;
  const written = await updateVariableSnippets(content.records);
  if (written !== undefined) console.log(written);
});
