import { formatFault } from "../content/validate/fault";
import { findLaunchFaults } from "../content/validate/launch-check";
import { loadContent } from "../gatsby/load-content";

/** Lists what must be replaced before the site goes live; exits 1 while anything is left. */
async function main(): Promise<void> {
  const { records, faults } = await loadContent();
  const today = new Date().toISOString().slice(0, 10);
  const left = [...faults, ...findLaunchFaults(records, today)];
  for (const fault of left) console.log(formatFault(fault));
  if (left.length === 0) {
    console.log("Nothing in content/ stands in the way of a launch.");
    return;
  }
  console.error(`\n${String(left.length)} left to do before launch`);
  process.exitCode = 1;
}

void main();
