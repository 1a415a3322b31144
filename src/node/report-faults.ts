import type { Reporter } from "gatsby";
import { formatFaults } from "../content-model/fault";
import { loadContent } from "./load-content";

/**
 * Stops a build that content would break, before Gatsby touches the last good output. In `develop`
 * the server lives on: the faults are named, and named again after each change until they are mended.
 */
export async function reportFaults(reporter: Reporter): Promise<void> {
  const { faults } = await loadContent();
  if (faults.length === 0) return;
  // Gatsby's reporter breaks lines at 80 columns, which would tear file, line and field apart.
  process.stderr.write(`\n${formatFaults(faults)}\n\n`);
  reporter.panicOnBuild("content/ has mistakes: they are listed above");
}
