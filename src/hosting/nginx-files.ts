import { cacheClasses } from "./headers";
import type { HostingFacts } from "./hosting-facts";

/** The parts of hosting/nginx.conf that the build knows. */
export function toNginxFiles({ headers, redirects }: HostingFacts): Record<string, string> {
  return {
    "nginx-headers.conf": Object.entries(headers)
      .map(([name, value]) => `add_header ${name} ${quote(value)} always;\n`)
      .join(""),
    "nginx-cache.conf": cacheClasses
      .map(({ pattern, value }) => `${quote(`~${pattern.source}`)} ${quote(value)};\n`)
      .join(""),
    "nginx-redirects.conf": Object.entries(redirects)
      .map(([from, to]) => `${quote(from)} ${quote(to)};\n`)
      .join(""),
  };
}

const quote = (text: string) => `"${text.replace(/["\\]/g, "\\$&")}"`;
