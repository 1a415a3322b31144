import { suggestVariable } from "./suggest-variable";
import type { ContentVariables } from "./content-index";
import { toHiddenProblem } from "../../problems/hidden-problem";
import type { Problem } from "../../problems/problem";

/** Anything between double braces, even what would never be filled in. */
const variableLike = /\{\{([^{}\n]*)\}?\}?/g;

/** Every `{{variable}}` of a text is one that the site knows. */
export function checkVariables(text: string, variables: ContentVariables): Problem[] {
  return [...text.matchAll(variableLike)].flatMap(({ 0: written, 1: inner = "", index }) => {
    const name = inner.trim();
    if (variables.isUnreadable(name)) return [];
    const isKnown = variables.get(name) !== undefined;
    const hidden = variables.whyHidden(name);
    if (isKnown && !hidden && written.endsWith("}}")) return [];
    const before = text.slice(0, index).split("\n");
    const within = { line: before.length, column: (before.at(-1) ?? "").length + 1 };
    if (hidden) return [{ ...toHiddenProblem(`the record of "${written}"`, hidden), within }];
    const hint = isKnown ? `write {{${name}}}` : suggestVariable(name, variables.names());
    return [{ what: `"${written}" is not a known variable`, hint, within }];
  });
}
