import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

/** Which headers a site's `_headers` gives an address, as Netlify reads it; none where a folder has no such file. */
export function readHeadersFile(siteDir: string): (address: string) => Map<string, string> {
  const file = path.join(siteDir, "_headers");
  const blocks = existsSync(file) ? readFileSync(file, "utf8").trim().split("\n\n") : [];
  const rules = blocks.map((block) => {
    const [rule = "", ...lines] = block.split("\n");
    // `! Name` removes a header on Cloudflare. Netlify skips the line, and the value below it replaces the one before.
    const headers = lines.filter((line) => line.includes(": ")).map(toHeader);
    return { matches: toMatch(rule), headers };
  });
  return (address) =>
    new Map(rules.flatMap(({ matches, headers }) => (matches(address) ? headers : [])));
}

function toMatch(rule: string): (address: string) => boolean {
  return rule.endsWith("*")
    ? (address) => address.startsWith(rule.slice(0, -1))
    : (address) => address === rule;
}

function toHeader(line: string): [string, string] {
  const [name = "", ...value] = line.trim().split(": ");
  return [name, value.join(": ")];
}
