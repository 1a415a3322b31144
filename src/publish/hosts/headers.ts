import { isPreview } from "../../lib/is-preview";

/** Headers of every response; docs/deploying.md has the reason for each. */
export const securityHeaders: Readonly<Record<string, string>> = {
  "Strict-Transport-Security": "max-age=63072000",
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin",
  "Permissions-Policy": "camera=(), microphone=()",
  "Cross-Origin-Opener-Policy": "same-origin",
  // For files without a meta element, such as Markdown versions.
  ...(isPreview() && { "X-Robots-Tag": "noindex" }),
};

/**
 * Added to the policy of hosts that only serve https. Not in pages: Safari also upgrades http://localhost, where nothing would load
 * (https://bugs.webkit.org/show_bug.cgi?id=250776).
 */
export const httpsPolicy = "upgrade-insecure-requests";

export interface PathHeader {
  header: string;
  classes: readonly { pattern: RegExp; value: string }[];
  otherwise: string;
}

/** How long browsers may keep a file without revalidating. Pages are cached but revalidated on each visit. */
export const cacheControl: PathHeader = {
  header: "Cache-Control",
  classes: [
    {
      // A change of content changes the file name.
      pattern: /^\/(static\/|[^/]+-[0-9a-f]{8,}\.js$)/,
      value: "public, max-age=31536000, immutable",
    },
    {
      pattern: /^\/(fonts\/|[^/]+\.(png|ico)$|print\.css$)/,
      value: "public, max-age=604800",
    },
  ],
  otherwise: "no-cache",
};

export const resourcePolicy: PathHeader = {
  header: "Cross-Origin-Resource-Policy",
  classes: [
    {
      pattern: /^\/(static\/|[^/]+\.(gif|ico|jpe?g|png|svg|webp)$)/,
      value: "cross-origin",
    },
  ],
  otherwise: "same-origin",
};

// Only directives that a meta element can't set. Repeating the others would add to the packets that the first paint waits for, and
// `default-src` here would block the styles that pages allow, since both policies apply.
const pagePolicy = "frame-ancestors 'none'";

export const contentPolicy: PathHeader = {
  header: "Content-Security-Policy",
  classes: [
    {
      // A drawing that is opened as a page could run scripts. All pictures have the policy, so that hosts need one rule for their folder.
      pattern: /^\/static\/|\.svg$/,
      value: `default-src 'none';style-src 'unsafe-inline';img-src data:;sandbox;${pagePolicy}`,
    },
  ],
  otherwise: pagePolicy,
};

export const pathHeaders = [contentPolicy, cacheControl, resourcePolicy];

export function buildPathHeaders(path: string): Record<string, string> {
  return Object.fromEntries(
    pathHeaders.map(({ header, classes, otherwise }) => [
      header,
      classes.find(({ pattern }) => pattern.test(path))?.value ?? otherwise,
    ]),
  );
}
