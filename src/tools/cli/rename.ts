import { findErrors, formatIssues } from "../../content/issues/issue";
import { loadContent } from "../../content-types";
import { renameRecord } from "./rename/rename-record";
import { runMain } from "./run-main";

const help = `Renames a record and everything that refers to it:

  npm run rename -- blog/old-name new-name    a post; so for articles, landing, case-studies, legal
  npm run rename -- facts/old-name new-name   a record of content/shared/facts.yaml; so for the other files there

The old URL of a published page redirects to the new one.`;

/** `npm run rename -- blog/old-name new-name`: prints each change, then what the check finds. */
runMain(async () => {
  const [oldName, newName, ...others] = process.argv.slice(2);
  if (oldName === undefined || newName === undefined || others.length > 0) {
    console.log(help);
    return;
  }
  const lines = await renameRecord(oldName, newName, process.cwd());
  console.log(lines.join("\n"));
  const errors = findErrors((await loadContent()).issues);
  if (errors.length > 0) throw new Error(formatIssues(errors));
});
