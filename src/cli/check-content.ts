import { formatFaults } from "../content/validate/fault";
import { loadContent } from "../gatsby/load-content";

/** Checks the content without a build, as writers and editors need it: in a second or two. */
async function main(): Promise<void> {
  const { records, faults } = await loadContent();
  if (faults.length === 0) {
    console.log(`${String(records.length)} records in content/, no mistakes`);
    return;
  }
  console.error(formatFaults(faults));
  process.exitCode = 1;
}

void main();
