import { fillMessage } from "../../lib/format/fill-message";
import type { PublishedData } from "../published-data";

/** A page that redirects at once, with a link as a fallback, for hosts without redirects. */
export function renderRedirectPage(
  to: string,
  {
    url: siteUrl,
    locale,
  }: Pick<PublishedData["siteSettings"], "url" | "locale">,
  pageMoved: string,
): string {
  const format = (address: string) => fillMessage(pageMoved, { address });
  return `<!DOCTYPE html>
<html lang="${locale}">
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
