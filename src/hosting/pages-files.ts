import { cacheControl, pathHeaders, resourcePolicy } from "./headers";
import type { HostingFacts } from "./hosting-facts";

/**
 * `_headers`, as Netlify and Cloudflare Pages read it. Cloudflare joins the values of all rules that match, so no path may get
 * `Cache-Control` twice: what is revalidated is left to their own default, which is just that. Netlify allows no `*` within a
 * path, so files at the root are named one by one.
 */
export function toHeadersFile({ headers, files }: HostingFacts): string {
  const everywhere = { ...headers, [resourcePolicy.header]: resourcePolicy.otherwise };
  const rules = new Map([["/*", toLines(everywhere)]]);
  for (const file of files.filter((each) => !/\.(br|gz)$/.test(each))) {
    const lines = pathHeaders.flatMap((each) => {
      const value = each.classes.find(({ pattern }) => pattern.test(file))?.value;
      if (value === undefined) return [];
      // Cloudflare removes what the first rule set; Netlify ignores a line without a colon, and lets the longer path win.
      return [
        ...(each === cacheControl ? [] : [`! ${each.header}`]),
        ...toLines({ [each.header]: value }),
      ];
    });
    if (lines.length > 0) rules.set(toRulePath(file), lines);
  }
  return [...rules]
    .map(([path, lines]) => [path, ...lines.map((line) => `  ${line}`), ""].join("\n"))
    .join("\n");
}

const toRulePath = (file: string) => file.replace(/^(\/[^/]+\/).*/, "$1*");

const toLines = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers).map(([name, value]) => `${name}: ${value}`);

/** `_redirects`, as both read it. */
export function toRedirectsFile({ redirects }: HostingFacts): string {
  return Object.entries(redirects)
    .map(([from, to]) => `${from} ${to} 301\n`)
    .join("");
}
