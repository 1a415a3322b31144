/** What `npm audit --json` says; without `vulnerabilities` where it could not ask. */
export interface AuditReport {
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

/**
 * What an audit means to visitors.
 * @param packages the folders of the packages that they get code of
 */
export function tellAudit(
  { message = "no reason given", vulnerabilities }: AuditReport,
  packages: readonly string[],
): { words: string; isSafe: boolean } {
  const count = String(packages.length);
  if (!vulnerabilities) {
    const words = `Nothing is known of the ${count} packages that visitors get code of: ${message}`;
    return { words, isSafe: true };
  }
  // What is listed for a dependency's sake alone is named by that.
  const listed = Object.values(vulnerabilities).filter(({ via }) =>
    via.some((reason) => typeof reason !== "string"),
  );
  const reaching = listed.filter(({ nodes }) => nodes.some((node) => packages.includes(node)));
  const others = listed.filter((each) => !reaching.includes(each));
  const lines = [
    `Of the ${count} packages that visitors get code of, ${tellAll(reaching)}`,
    `Of those that only build and test, ${tellAll(others)}`,
  ];
  return { words: lines.join("\n"), isSafe: reaching.length === 0 };
}

function tellAll(vulnerable: readonly Vulnerability[]): string {
  if (vulnerable.length === 0) return "none is listed.";
  const names = vulnerable.map(({ name, severity }) => `${name} (${severity})`).sort();
  return `${String(names.length)} listed: ${names.join(", ")}`;
}
