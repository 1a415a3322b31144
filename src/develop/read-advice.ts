import { execFile } from "node:child_process";
import type { LocatedIssue } from "../content/issues";

const command = [
  ...["--import", "tsx"],
  ...["src/tools/cli/check-content.ts", "--json"],
];

/** Runs `npm run check:content`, whose spelling check takes seconds, and whose packages can't run in Gatsby's process. */
export function readAdvice(signal: AbortSignal): Promise<LocatedIssue[]> {
  const options = { signal, maxBuffer: 2 ** 26 };
  return new Promise((resolve, reject) => {
    execFile(process.execPath, command, options, (_error, output, log) => {
      // Finding a problem is not a failure, though the exit code is 1.
      const found = /^\{.*\}\s*$/s.test(output);
      if (!found) {
        reject(new Error(`The content could not be checked: ${log}`));
        return;
      }
      const { issues } = JSON.parse(output) as { issues: LocatedIssue[] };
      resolve(issues.map((issue) => ({ ...issue, severity: "warning" })));
    });
  });
}
