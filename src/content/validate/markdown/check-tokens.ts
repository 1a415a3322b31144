import { suggestToken } from "../suggest-token";
import type { ContentTokens } from "../token-source";
import { toFinding } from "../checks/finding";
import type { Finding } from "../checks/finding";

/** Anything between double braces, even what would never be filled in. */
const tokenLike = /\{\{([^{}\n]*)\}?\}?/g;

/** Every `{{token}}` of a text is one that the site knows. */
export function checkTokens(text: string, tokens: ContentTokens): Finding[] {
  return [...text.matchAll(tokenLike)].flatMap(({ 0: written, 1: inner = "", index }) => {
    const name = inner.trim();
    if (tokens.isUnreadable(name)) return [];
    const isKnown = tokens.get(name) !== undefined;
    const hidden = tokens.whyHidden(name);
    if (isKnown && !hidden && written.endsWith("}}")) return [];
    const before = text.slice(0, index).split("\n");
    const within = { line: before.length, column: (before.at(-1) ?? "").length + 1 };
    if (hidden) return [{ ...toFinding(`the record of "${written}"`, hidden), within }];
    const remedy = isKnown ? `write {{${name}}}` : suggestToken(name, tokens.names());
    return [{ problem: `"${written}" is not a known token`, remedy, within }];
  });
}
