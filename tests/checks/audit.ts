import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { visitorPackagesFile } from "../../src/gatsby/visitor-packages";

/** What `npm audit --json` says; without `vulnerabilities` where it could not ask. */
interface AuditReport {
  message?: string;
  vulnerabilities?: Readonly<Record<string, Vulnerability>>;
}

interface Vulnerability {
  name: string;
  severity: string;
  /** The folders of the package, as in the lockfile. */
  nodes: readonly string[];
  /** What is wrong with the package itself, or the name of one that it depends on. */
  via: readonly (string | { title: string })[];
}

/** `npm run check -- audit`: fails when a package that visitors get code of is known to be vulnerable. Reads what a build has noted. */
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
  // What is listed for a dependency's sake alone is named by that.
  const listed = Object.values(vulnerabilities).filter(({ via }) =>
    via.some((reason) => typeof reason !== "string"),
  );
  const reaching = listed.filter(({ nodes }) => nodes.some((node) => packages.includes(node)));
  const others = listed.filter((each) => !reaching.includes(each));
  console.log(`Of ${visited}, ${tell(reaching)}`);
  console.log(`Of those that only build and test, ${tell(others)}`);
  if (reaching.length > 0) process.exitCode = 1;
}

function tell(vulnerable: readonly Vulnerability[]): string {
  if (vulnerable.length === 0) return "none is listed.";
  const names = vulnerable.map(({ name, severity }) => `${name} (${severity})`).sort();
  return `${names.length} listed: ${names.join(", ")}`;
}
