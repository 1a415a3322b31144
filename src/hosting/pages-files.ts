import { cacheClasses } from "./headers";
import type { HostingFacts } from "./hosting-facts";

/**
 * `_headers`, as Netlify and Cloudflare Pages read it. Both join the values of all rules that match, so no address may get
 * `Cache-Control` twice: what is revalidated is left to their own default, which is just that. Netlify allows no `*` within a
 * path, so files at the root are named one by one.
 */
export function toHeadersFile({ headers, files }: HostingFacts): string {
  const cached = cacheClasses.flatMap(({ pattern, value }) => {
    const paths = files
      .filter((file) => pattern.test(file) && !/\.(br|gz)$/.test(file))
      .map(toRulePath);
    return [...new Set(paths)].map((path) => toRule(path, { "Cache-Control": value }));
  });
  return [toRule("/*", headers), ...cached].join("\n");
}

const toRulePath = (file: string) => file.replace(/^(\/[^/]+\/).*/, "$1*");

function toRule(path: string, headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  return `${path}\n${lines.join("")}`;
}

/** `_redirects`, as both read it. */
export function toRedirectsFile({ redirects }: HostingFacts): string {
  return Object.entries(redirects)
    .map(([from, to]) => `${from} ${to} 301\n`)
    .join("");
}
