import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fillMessage } from "../site/format/fill-message";

/** Writes a page for each redirect, for hosts without redirects. */
export async function writeRedirects(
  publicDir: string,
  redirects: Readonly<Record<string, string>>,
  siteUrl: string,
  pageMoved: string,
): Promise<void> {
  for (const [from, to] of Object.entries(redirects)) {
    const folder = join(publicDir, from);
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, "index.html"), renderRedirectPage(to, siteUrl, pageMoved));
  }
}

/** A page that redirects at once, with a link as a fallback. */
function renderRedirectPage(to: string, siteUrl: string, pageMoved: string): string {
  const format = (address: string) => fillMessage(pageMoved, { address });
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${format(to)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="canonical" href="${siteUrl}${to}">
<meta http-equiv="refresh" content="0; url=${to}">
</head>
<body><p>${format(`<a href="${to}">${siteUrl}${to}</a>`)}</p></body>
</html>
`;
}
