import { isPreview } from "../site/is-preview";

/** What every answer says besides the file: docs/deploying.md tells why for each. */
export const securityHeaders: Readonly<Record<string, string>> = {
  // What a page can't say of itself. The rest would be said twice, in the packets that a page's first paint waits for, and
  // `default-src` here would forbid the styles that pages allow: both policies hold.
  "Content-Security-Policy": "frame-ancestors 'none'",
  "Strict-Transport-Security": "max-age=63072000",
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin",
  "Permissions-Policy": "camera=(), microphone=()",
  "Cross-Origin-Opener-Policy": "same-origin",
  // Files that are no pages, such as Markdown versions, can't say it of themselves.
  ...(isPreview() && { "X-Robots-Tag": "noindex" }),
};

/** A header whose value depends on the path. */
export interface PathHeader {
  header: string;
  classes: readonly { name: string; pattern: RegExp; value: string }[];
  otherwise: string;
}

/** How long browsers may keep a file without asking. Pages are kept, and asked for at each visit. */
export const cacheControl: PathHeader = {
  header: "Cache-Control",
  classes: [
    {
      // Another content has another name.
      name: "hashed",
      pattern: /^\/(static\/|[^/]+-[0-9a-f]{8,}\.js$)/,
      value: "public, max-age=31536000, immutable",
    },
    {
      name: "kept",
      pattern: /^\/((fonts|icons)\/|[^/]+\.(png|ico)$|print\.css$)/,
      value: "public, max-age=604800",
    },
  ],
  otherwise: "no-cache",
};

/** Which files other sites may show. */
export const resourcePolicy: PathHeader = {
  header: "Cross-Origin-Resource-Policy",
  classes: [
    {
      name: "shared",
      pattern: /^\/(static\/|[^/]+\.(gif|ico|jpe?g|png|svg|webp)$)/,
      value: "cross-origin",
    },
  ],
  otherwise: "same-origin",
};

export const pathHeaders = [cacheControl, resourcePolicy];

/** The headers of one path that depend on it. */
export function toPathHeaders(path: string): Record<string, string> {
  return Object.fromEntries(
    pathHeaders.map(({ header, classes, otherwise }) => [
      header,
      classes.find(({ pattern }) => pattern.test(path))?.value ?? otherwise,
    ]),
  );
}
