import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { compressFiles } from "./compress-files";
import { cacheControl, pathHeaders, resourcePolicy, securityHeaders } from "./headers";
import type { HostingFacts, PathHeader } from "./headers";
import { listFiles, toAddresses } from "./list-files";

function toNginxFiles({ headers, redirects }: HostingFacts): Record<string, string> {
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

function toCaddyFiles({ headers, redirects }: HostingFacts): Record<string, string> {
  const always = Object.entries(headers).map(([name, value]) => `header ${name} "${value}"`);
  const byPath = pathHeaders.flatMap(({ header, classes, otherwise }) => [
    `header ${header} "${otherwise}"`,
    // The last that sets a header applies, so the first class comes last.
    ...[...classes]
      .reverse()
      .flatMap(({ name, pattern, value }) => [
        `@${name} path_regexp ${pattern.source.replaceAll("\\/", "/")}`,
        `header @${name} ${header} "${value}"`,
      ]),
  ]);
  return {
    "headers.caddy": toText([...always, ...byPath]),
    "redirects.caddy": toText(Object.entries(redirects).map(([from, to]) => `${from} ${to}`)),
  };
}
const toText = (lines: readonly string[]) => `${lines.join("\n")}\n`;

/**
 * Tells every kind of host the same, each in its own words.
 * @param publicDir gets `_headers` and `_redirects`
 * @param hostingDir gets what the servers' own files there include
 */
export async function writeHosting(
  redirects: HostingFacts["redirects"],
  publicDir: string,
  hostingDir: string,
): Promise<void> {
  const paths = await listFiles(publicDir);
  const files = toAddresses(publicDir, paths);
  const facts: HostingFacts = { headers: securityHeaders, redirects, files };
  await writeAll(publicDir, {
    _headers: toHeadersFile(facts),
    _redirects: toRedirectsFile(facts),
  });
  await writeAll(hostingDir, { ...toNginxFiles(facts), ...toCaddyFiles(facts) });
  await compressFiles(paths);
}

async function writeAll(folder: string, texts: Record<string, string>): Promise<void> {
  await mkdir(folder, { recursive: true });
  const written = Object.entries(texts).map(([name, text]) => writeFile(join(folder, name), text));
  await Promise.all(written);
}

/**
 * `_headers`, as Netlify and Cloudflare Pages read it. Cloudflare joins the values of all rules that match, so no path may get
 * `Cache-Control` twice: what is revalidated is left to their own default, which is just that. Netlify allows no `*` within a
 * path, so files at the root are named one by one.
 */
function toHeadersFile({ headers, files }: HostingFacts): string {
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
function toRedirectsFile({ redirects }: HostingFacts): string {
  return Object.entries(redirects)
    .map(([from, to]) => `${from} ${to} 301\n`)
    .join("");
}
