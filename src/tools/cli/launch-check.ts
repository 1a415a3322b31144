import { findErrors } from "../../content/issues/issue";
import { findLaunchIssues } from "../../content/checks/records/check-launch";
import {
  checkBaseImages,
  checkMark,
  checkSecurityExpiry,
} from "./launch-files";
import { runMain } from "./run-main";
import { formatGroup, groupLaunch, summarizeLaunch } from "./summarize-launch";
import { readToday } from "../../lib/format/today";
import { contentTypes, loadContent } from "../../content-types";
import { fillVariables } from "../../lib/format/fill-variables";
import { indexVariables } from "../../content/validate/variables";

/** Lists what is left to do before launch (`--json` for programs); exits with 1 until nothing is left. */
runMain(async () => {
  const { records, issues } = await loadContent();
  const today = readToday();
  const variables = indexVariables(contentTypes, records, []);
  const left = [
    ...findErrors(issues),
    ...findLaunchIssues(records, today).map((issue) => {
      return { ...issue, field: fillVariables(issue.field, variables) };
    }),
    ...checkMark(),
    ...checkSecurityExpiry("public", today),
    ...checkBaseImages("src/publish/hosts/servers/Dockerfile"),
  ];
  process.exitCode = left.length > 0 ? 1 : 0;
  const groups = groupLaunch(left);
  if (process.argv.includes("--json")) {
    console.log(JSON.stringify(Object.fromEntries(groups), null, 2));
    return;
  }
  for (const group of groups) console.log(`${formatGroup(group)}\n`);
  if (left.length === 0)
    console.log("Nothing is left to do before the launch.");
  else console.error(summarizeLaunch(left));
});
