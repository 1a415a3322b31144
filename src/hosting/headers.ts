import { isPreview } from "../site/is-preview";
import { headerPolicy } from "./content-policy";

/** What every answer says besides the file: docs/deploying.md tells why for each. */
export const securityHeaders: Readonly<Record<string, string>> = {
  "Content-Security-Policy": headerPolicy,
  "Strict-Transport-Security": "max-age=63072000",
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin",
  "Permissions-Policy": "camera=(), microphone=()",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  // Files that are no pages, such as Markdown versions, can't say it of themselves.
  ...(isPreview() && { "X-Robots-Tag": "noindex" }),
};

/** How long browsers may keep a file without asking, for the addresses that match. */
export interface CacheClass {
  name: string;
  pattern: RegExp;
  /** The value of `Cache-Control`. */
  value: string;
}

/** The first that matches holds. */
export const cacheClasses: readonly CacheClass[] = [
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
];

/** For all other files, pages above all: kept, and asked for at each visit whether they have changed. */
export const revalidated = "no-cache";

/** The value of `Cache-Control` for an address. */
export function toCacheControl(path: string): string {
  return cacheClasses.find(({ pattern }) => pattern.test(path))?.value ?? revalidated;
}
