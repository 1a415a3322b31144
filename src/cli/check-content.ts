import { formatProblems } from "../content/problems/problem";
import { loadContent } from "../gatsby/records/load-content";
import { updateVariableSnippets } from "./variable-snippets";

/** Checks the content without a build, as writers and editors need it: in a second or two. */
async function main(): Promise<void> {
  const { records, problems } = await loadContent();
  if (problems.length === 0) {
    console.log(`${String(records.length)} records in content/, no mistakes`);
    const written = await updateVariableSnippets(records);
    if (written !== undefined) console.log(written);
    return;
  }
  console.error(formatProblems(problems));
  process.exitCode = 1;
}

void main();
