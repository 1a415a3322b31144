import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { visitorPackagesFile } from "../../src/gatsby/visitor-packages";

/** The output of `npm audit --json`; without `vulnerabilities` if it could not reach the registry. */
interface AuditReport {
  message?: string;
  vulnerabilities?: Readonly<Record<string, Vulnerability>>;
}

interface Vulnerability {
  name: string;
  severity: string;
  /** The package's folders, as in the lockfile. */
  nodes: readonly string[];
  /** The package's own advisories, or the names of vulnerable dependencies. */
  via: readonly (string | { title: string })[];
}

/** `npm run check -- audit`: fails if a package that ships to visitors has a known vulnerability. Reads the build's list. */
export function run(): void {
  if (!existsSync(visitorPackagesFile))
    throw new Error("Run npm run build first: it notes which packages visitors get code of.");
  const packages = JSON.parse(readFileSync(visitorPackagesFile, "utf8")) as string[];
  const { stdout } = spawnSync("npm", ["audit", "--json", "--offline=false"], {
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === "win32",
  });
  const { message = "no reason given", vulnerabilities } = JSON.parse(
    stdout || "{}",
  ) as AuditReport;
  const visited = `the ${packages.length} packages that visitors get code of`;
  if (!vulnerabilities) {
    console.log(`Nothing is known of ${visited}: ${message}`);
    return;
  }
  // An entry caused only by a dependency is reported under that dependency.
  const listed = Object.values(vulnerabilities).filter(({ via }) =>
    via.some((reason) => typeof reason !== "string"),
  );
  const reaching = listed.filter(({ nodes }) => nodes.some((node) => packages.includes(node)));
  const others = listed.filter((each) => !reaching.includes(each));
  console.log(`Of ${visited}, ${printProgress(reaching)}`);
  console.log(`Of those that only build and test, ${printProgress(others)}`);
  if (reaching.length > 0) process.exitCode = 1;
}

function printProgress(vulnerable: readonly Vulnerability[]): string {
  if (vulnerable.length === 0) return "none is listed.";
  const names = vulnerable.map(({ name, severity }) => `${name} (${severity})`).sort();
  return `${names.length} listed: ${names.join(", ")}`;
}
