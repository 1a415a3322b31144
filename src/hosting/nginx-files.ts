import { pathHeaders, type PathHeader } from "./headers";
import type { HostingFacts } from "./hosting-facts";

/** The parts of hosting/nginx.conf that the build knows. */
export function toNginxFiles({ headers, redirects }: HostingFacts): Record<string, string> {
  const always = Object.entries(headers).map(([name, value]) => toHeader(name, quote(value)));
  const byPath = pathHeaders.map(({ header }) => toHeader(header, toVariable(header)));
  return {
    "nginx-headers.conf": [...always, ...byPath].join(""),
    "nginx-maps.conf": pathHeaders.map(toMap).join(""),
    "nginx-redirects.conf": Object.entries(redirects)
      .map(([from, to]) => `${quote(from)} ${quote(to)};\n`)
      .join(""),
  };
}

const toHeader = (name: string, value: string) => `add_header ${name} ${value} always;\n`;

function toMap({ header, classes, otherwise }: PathHeader): string {
  const values = classes.map(
    ({ pattern, value }) => `    ${quote(`~${pattern.source}`)} ${quote(value)};\n`,
  );
  return `map $uri ${toVariable(header)} {\n    default ${quote(otherwise)};\n${values.join("")}}\n`;
}

const toVariable = (header: string) => `$${header.toLowerCase().replaceAll("-", "_")}`;
const quote = (text: string) => `"${text.replace(/["\\]/g, "\\$&")}"`;
