import { compressFiles } from "./compress-files";
import {
  cacheControl,
  contentPolicy,
  httpsPolicy,
  pathHeaders,
  securityHeaders,
} from "./headers";
import type { PathHeader } from "./headers";
import { listFiles } from "../../lib/files/list-files";
import { writeFiles } from "../../lib/files/write-files";

type Redirects = readonly [string, string][];

const headers = Object.entries(securityHeaders);

function formatNginxFiles(redirects: Redirects): Record<string, string> {
  const formatHeader = (name: string, value: string) =>
    `add_header ${name} ${value} always;\n`;
  const always = headers.map(([name, value]) =>
    formatHeader(name, quote(value)),
  );
  const byPath = pathHeaders.map(({ header }) =>
    formatHeader(header, formatVariable(header)),
  );
  return {
    "nginx-headers.conf": [...always, ...byPath].join(""),
    "nginx-maps.conf": pathHeaders.map(formatMap).join(""),
    "nginx-redirects.conf": redirects
      .map(([from, to]) => `${quote(from)} ${quote(to)};\n`)
      .join(""),
  };
}
function formatMap({ header, classes, otherwise }: PathHeader): string {
  const values = classes.map(
    ({ pattern, value }) =>
      `    ${quote(`~${pattern.source}`)} ${quote(value)};\n`,
  );
  return `map $uri ${formatVariable(header)} {\n    default ${quote(otherwise)};\n${values.join("")}}\n`;
}
const formatVariable = (header: string) =>
  `$${header.toLowerCase().replaceAll("-", "_")}`;
const quote = (text: string) => `"${text.replace(/["\\]/g, "\\$&")}"`;

/** Writes `_headers` and `_redirects` to `publicDir`, and what nginx.conf includes to `hostingDir`. */
export async function writeHosting(
  redirects: Readonly<Record<string, string>>,
  publicDir: string,
  hostingDir: string,
): Promise<void> {
  const paths = await listFiles(publicDir);
  const urls = paths.map((path) => path.slice(publicDir.length));
  // With a slash too, which hosts would otherwise redirect first.
  const moved = Object.entries(redirects).flatMap(
    ([from, to]): [string, string][] => [
      [from, to],
      [`${from}/`, to],
    ],
  );
  await writeFiles(publicDir, {
    _headers: formatHeadersFile(urls),
    // The format of Netlify and Cloudflare Pages.
    _redirects: moved.map(([from, to]) => `${from} ${to} 301\n`).join(""),
  });
  await writeFiles(hostingDir, formatNginxFiles(moved));
  await compressFiles(paths);
}

/** `_headers` for Netlify and Cloudflare Pages. Cloudflare joins the values of all matching rules; Netlify allows no `*` within a path. */
function formatHeadersFile(files: readonly string[]): string {
  const byPath = pathHeaders.filter((each) => each !== cacheControl);
  const usual = byPath.map(
    ({ header, otherwise }) => [header, otherwise] as const,
  );
  const policy = [
    contentPolicy.header,
    `${contentPolicy.otherwise}; ${httpsPolicy}`,
  ] as const;
  const everywhere = [...new Map([...headers, ...usual, policy])];
  const rules = new Map([
    ["/*", everywhere.map(([name, value]) => `  ${name}: ${value}\n`)],
  ]);
  for (const file of files) {
    const lines = pathHeaders.flatMap((each) => {
      const { header, classes } = each;
      const value = classes.find(({ pattern }) => pattern.test(file))?.value;
      if (value === undefined) return [];
      // Cloudflare removes the first rule's value; Netlify ignores a line without a colon, and the longer path wins.
      return [
        ...(each === cacheControl ? [] : [`  ! ${header}\n`]),
        `  ${header}: ${value}\n`,
      ];
    });
    // In other folders, only some of the files have headers of their own.
    if (lines.length > 0)
      rules.set(file.replace(/^(\/(static|fonts)\/).*/, "$1*"), lines);
  }
  return Array.from(
    rules,
    ([path, lines]) => `${path}\n${lines.join("")}`,
  ).join("\n");
}
