import { toPagePolicy } from "../../hosting/content-policy";
import type { TrackerKind } from "../../site/tracking";

const policyElement = /<meta http-equiv="Content-Security-Policy"[^>]*>/;
const styleElement = /<style\b[^>]*>([^<]*)<\/style>/g;
const scriptElement = /<script\b(?![^>]* (?:src|type)=)[^>]*>([^<]*)<\/script>/g;

/** The page with the policy that names its own styles and scripts, before any of them. One that it has already goes. */
export function addPolicy(html: string, trackers?: readonly TrackerKind[]): string {
  const code = { scripts: readTexts(html, scriptElement), styles: readTexts(html, styleElement) };
  const policy = toPagePolicy(code, trackers);
  return html
    .replace(policyElement, "")
    .replace(
      "<meta name=",
      () => `<meta http-equiv="Content-Security-Policy" content="${policy}"/><meta name=`,
    );
}

function readTexts(html: string, element: RegExp): string[] {
  return Array.from(html.matchAll(element), ([, text = ""]) => text);
}
