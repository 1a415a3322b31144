import { formatProblem } from "../content/problems/problem";
import { findLaunchProblems } from "../content/validate/launch-check";
import { loadContent } from "../gatsby/records/load-content";
import { checkSecurityExpiry } from "./security-expiry";
import { summarizeLaunch } from "./summarize-launch";

/** Lists what must be replaced before the site goes live; exits 1 while anything is left. */
async function main(): Promise<void> {
  const { records, problems } = await loadContent();
  const today = new Date().toISOString().slice(0, 10);
  const left = [
    ...problems,
    ...findLaunchProblems(records, today),
    ...checkSecurityExpiry("public", today),
  ];
  for (const problem of left) console.log(formatProblem(problem));
  if (left.length === 0) {
    console.log("Nothing in content/ stands in the way of a launch.");
    return;
  }
  console.error(`\n${summarizeLaunch(left)}`);
  process.exitCode = 1;
}

void main();
