import { createHash } from "node:crypto";
import type { TrackerKind } from "../site/tracking";

interface Sources {
  script: readonly string[];
  img: readonly string[];
  connect: readonly string[];
}
const tagManager = "https://www.googletagmanager.com";
const analytics = "https://*.google-analytics.com";
/**
 * The addresses that each tracker loads from and sends to, and no page without it. The tag manager's are those of Google Analytics
 * (developers.google.com/tag-platform/security/guides/csp); a tag of another company needs its own added here.
 */
const trackerSources: Record<TrackerKind, Sources> = {
  tagManager: {
    script: [tagManager],
    img: [tagManager, analytics],
    connect: [tagManager, analytics, "https://*.analytics.google.com", "https://www.google.com"],
  },
  pixel: {
    script: ["https://connect.facebook.net"],
    img: ["https://www.facebook.com"],
    connect: ["https://www.facebook.com"],
  },
};

/** The code that a page holds itself. Only what is listed here runs: the policy names it by its hash. */
interface InlineCode {
  scripts: readonly string[];
  styles: readonly string[];
}

const self = "'self'";
const none = "'none'";

/** For the head of a page, which alone knows its styles: its own files, and what the trackers of the site need. */
export function toPagePolicy(
  { scripts, styles }: InlineCode,
  trackers: readonly TrackerKind[] = [],
): string {
  const others = (kind: "script" | "img" | "connect") =>
    trackers.flatMap((tracker) => trackerSources[tracker][kind]);
  const policy = toPolicy({
    default: [none],
    script: [self, ...toHashes(scripts), ...others("script")],
    // The sheet for paper; what is seen on a screen stands in the page.
    style: [self, ...toHashes(styles)],
    img: [self, ...others("img")],
    font: [self],
    connect: [self, ...others("connect")],
    manifest: [self],
  });
  return `${policy};base-uri ${none};form-action ${none};upgrade-insecure-requests`;
}

/**
 * For the header of every answer: what a page can't say of itself. The rest would be said twice, in the packets that a page's first
 * paint waits for, and `default-src` here would forbid the styles that pages allow: both policies hold.
 */
export const headerPolicy = `frame-ancestors ${none}`;

function toPolicy(directives: Record<string, readonly string[]>): string {
  return Object.entries(directives)
    .map(([name, allowed]) => `${name}-src ${allowed.join(" ") || none}`)
    .join(";");
}

function toHashes(texts: readonly string[]): string[] {
  const hashes = texts.map((text) => createHash("sha256").update(text).digest("base64"));
  return [...new Set(hashes)].map((hash) => `'sha256-${hash}'`);
}
