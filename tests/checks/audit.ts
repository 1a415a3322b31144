import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { visitorPackagesFile } from "../../src/gatsby/visitor-packages";
import { tellAudit } from "./audit-report";
import type { AuditReport } from "./audit-report";

/** `npm run check -- audit`: fails when a package that visitors get code of is known to be vulnerable. Reads what a build has noted. */
if (!existsSync(visitorPackagesFile)) {
  console.error("Run npm run build first: it notes which packages visitors get code of.");
  process.exitCode = 1;
} else {
  const packages = JSON.parse(readFileSync(visitorPackagesFile, "utf8")) as string[];
  const { stdout } = spawnSync("npm", ["audit", "--json", "--offline=false"], {
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === "win32",
  });
  const { words, isSafe } = tellAudit(JSON.parse(stdout || "{}") as AuditReport, packages);
  console.log(words);
  process.exitCode = isSafe ? 0 : 1;
}
