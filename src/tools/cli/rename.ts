import { parseArgs } from "node:util";
import { findErrors, formatIssues } from "../../content/issues/issue";
import { loadContent } from "../../content-types";
import { renameRecord } from "./rename/rename-record";
import { runMain } from "./run-main";

const help = `Renames a record and everything that refers to it:

  npm run rename -- blog/old-name new-name    a post; so for articles, landing, case-studies, legal
  npm run rename -- facts/old-name new-name   a record of content/shared/facts.yaml; so for the other files there

The old URL of a published page redirects to the new one. If you renamed a folder by hand, write both names:
npm run rename -- blog/old-name blog/new-name`;

/** `npm run rename -- blog/old-name new-name`: prints each change, then what the check finds. */
runMain(async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [oldName, newName, ...others] = positionals;
  if (oldName === undefined || newName === undefined || others.length > 0) {
    console.log(help);
    return;
  }
  const root = process.cwd();
  const lines = await renameRecord(oldName, newName, root);
  console.log(lines.join("\n"));
  const { issues } = await loadContent(root);
  const errors = findErrors(issues);
  if (errors.length > 0) {
    console.error(`\n${formatIssues(errors)}`);
    process.exitCode = 1;
  }
});
