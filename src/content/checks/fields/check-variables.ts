import { type ContentVariables, refuseHidden } from "./content-index";
import {
  type Issue,
  createIssue,
  listNames,
  placeIn,
  suggest,
} from "../../issues";

/** Anything between double braces, valid or not; a backslash in front escapes them. */
const variableLike = /(?<!\\)\{\{([^{}\n]*)\}?\}?/g;

/** A variable in single braces, as in other systems. */
const otherBraces = /(?<![{\\])\{\s*([\w.-]+)\s*\}(?!\})/g;

/** Variables per text that get a suggestion; each is compared with all known names. */
const maxSuggestions = 20;

export function checkVariables(
  text: string,
  variables: ContentVariables,
): Issue[] {
  let unknown = 0;
  return [...text.matchAll(variableLike)].flatMap(
    ({ 0: written, 1: inner = "", index }) => {
      const name = inner.trim();
      if (variables.isUnreadable(name)) return [];
      const isKnown = variables.get(name) !== undefined;
      const hidden = variables.whyHidden(name);
      if (isKnown && !hidden && written.endsWith("}}")) return [];
      const within = placeIn(text, index);
      if (hidden)
        return [
          { ...refuseHidden(`the record of "${written}"`, hidden), within },
        ];
      if (isKnown) return [{ ...refuseBraces(written, name), within }];
      const isAdvised = ++unknown <= maxSuggestions;
      const hint = isAdvised
        ? suggestVariable(name, variables.names())
        : "see the advice above";
      return [
        createIssue(
          "unknown-variable",
          `"${written}" is not a known variable`,
          hint,
          { within },
        ),
      ];
    },
  );
}

/** Reports variables in single braces: `{brand}`. `gaps` is the description of a field that may contain gaps. */
export function checkBraces(
  text: string,
  variables: ContentVariables,
  gaps = "",
): Issue[] {
  return [...text.matchAll(otherBraces)].flatMap(
    ({ 0: written, 1: name = "", index }) => {
      if (variables.get(name) === undefined || gaps.includes(written))
        return [];
      return [{ ...refuseBraces(written, name), within: placeIn(text, index) }];
    },
  );
}

function refuseBraces(written: string, name: string): Issue {
  return createIssue(
    "malformed-variable",
    `"${written}" is not filled in`,
    `write {{${name}}}`,
  );
}

/** Compares word by word: after a long prefix such as `plan.starter`, any ending would look similar. */
function suggestVariable(written: string, known: readonly string[]): string {
  const parts = written.split(".");
  let near = known;
  for (const [depth, part] of parts.entries()) {
    const partOf = (name: string) => name.split(".")[depth] ?? "";
    const there = [...new Set(near.map(partOf))].filter((each) => each !== "");
    const meant = there.includes(part) ? part : suggest(part, there);
    if (meant === undefined) return listNames(written, near);
    near = near.filter((name) => partOf(name) === meant);
  }
  const [first = "", ...others] = near;
  const isWhole = first.split(".").length === parts.length;
  return isWhole && others.length === 0
    ? `did you mean "${first}"?`
    : listNames(written, near);
}
