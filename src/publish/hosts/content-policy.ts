import { hash } from "node:crypto";
import type { TrackerKind } from "../../lib/tracking";

const tagManager = "https://www.googletagmanager.com";
const analytics = "https://*.google-analytics.com";
// Google Tag Manager needs those of Google Analytics (developers.google.com/tag-platform/security/guides/csp); other companies' tags
// need their own.
const trackerSources: Record<
  TrackerKind,
  Record<"script" | "img" | "connect", string[]>
> = {
  tagManager: {
    script: [tagManager],
    img: [tagManager, analytics],
    connect: [
      tagManager,
      analytics,
      "https://*.analytics.google.com",
      "https://www.google.com",
    ],
  },
  pixel: {
    script: ["https://connect.facebook.net"],
    img: ["https://www.facebook.com"],
    connect: ["https://www.facebook.com"],
  },
};

const policyElement = /<meta http-equiv="Content-Security-Policy"[^>]*>/;
// Browsers also read these elements up to the first end tag, whatever they contain.
const styleElement = /<style\b[^>]*>([^]*?)<\/style>/g;
const inlineScript = /<script\b(?![^>]* (?:src|type)=)[^>]*>([^]*?)<\/script>/g;

const self = "'self'";
/** The hash of an empty element: Emotion adds one, and inserts the styles of later pages into it. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** Allows a page's own styles, scripts, and files and those of the site's trackers; replaces an existing policy. */
export function addPolicy(
  html: string,
  trackers: readonly TrackerKind[] = [],
): string {
  const others = (kind: "script" | "img" | "connect") =>
    trackers.flatMap((tracker) => trackerSources[tracker][kind]);
  const sources = {
    default: ["'none'"],
    script: [self, ...readHashes(html, inlineScript), ...others("script")],
    // `self` is for the stylesheets of fonts and print; the pages' own styles are inline.
    style: [self, emptyStyle, ...readHashes(html, styleElement)],
    img: [self, ...others("img")],
    font: [self],
    connect: [self, ...others("connect")],
    manifest: [self],
  };
  const policy = [
    ...Object.entries(sources).map(
      ([name, allowed]) => `${name}-src ${allowed.join(" ")}`,
    ),
    "base-uri 'none';form-action 'none'",
  ].join(";");
  const element = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  return html
    .replace(policyElement, "")
    .replace("<meta name=", () => `${element}<meta name=`);
}

function readHashes(html: string, element: RegExp): string[] {
  const hashes = Array.from(html.matchAll(element), ([, text = ""]) =>
    hash("sha256", text, "base64"),
  );
  return [...new Set(hashes)].map((each) => `'sha256-${each}'`);
}
