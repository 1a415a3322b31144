import { type ContentVariables, refuseHidden } from "./content-index";
import {
  type Issue,
  createIssue,
  listNames,
  placeIn,
  suggest,
  suggestHint,
} from "../../issues";

/** Anything between double braces, valid or not; a backslash in front escapes them. */
const variableLike = /(?<!\\)\{?\{\{([^{}\n]*)\}{0,3}/g;

/** A variable in single braces, as in other systems. */
const otherBraces = /(?<![{\\])\{\s*([\w.-]+)\s*\}(?!\})/g;

/** A tag of Hugo, Jekyll, Handlebars, or Liquid: `< youtube x >`, `site.title`, `#if x`, `price | money`. */
const ofOtherSystem =
  /^[^\p{L}\d]|[|"'(]|^(?:cart|collection|customer|order|page|post|product|shop|site|user)\./u;

export function checkVariables(
  text: string,
  variables: ContentVariables,
): Issue[] {
  return [...text.matchAll(variableLike)].flatMap(
    ({ 0: written, 1: inner = "", index }) => {
      const name = inner.trim();
      if (!ofOtherSystem.test(name) && variables.isUnreadable(name)) return [];
      const issue = explainVariable(written, name, variables);
      return issue ? [{ ...issue, within: placeIn(text, index) }] : [];
    },
  );
}

function explainVariable(
  written: string,
  name: string,
  variables: ContentVariables,
): Issue | undefined {
  // In other systems, the file of a value comes first: {{site.brand}}.
  const word = name.replace(/^\w+\./, "");
  const isKnown = variables.get(word) !== undefined;
  if (ofOtherSystem.test(name) && !isKnown) {
    const reason = `"${written}" is a tag of another system`;
    return createIssue(
      "other-syntax",
      reason,
      "remove it, or write a backslash before it to show it",
    );
  }
  const hidden = variables.whyHidden(name);
  if (hidden) return refuseHidden(`the record of "${written}"`, hidden);
  if (variables.get(name) === undefined) {
    const reason = `"${written}" is not a known variable`;
    const hint = isKnown
      ? `did you mean "${word}"?`
      : suggestVariable(name, variables.names());
    return createIssue("unknown-variable", reason, hint);
  }
  const isWhole = /^\{\{[^{}]*\}\}$/.test(written);
  return isWhole ? undefined : refuseBraces(written, name);
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

/** Lists the names with the same start, if there are any: after a long one such as `case.colo`, any ending would look similar. */
function suggestVariable(name: string, names: readonly string[]): string {
  const start = name.slice(0, name.lastIndexOf(".") + 1);
  const near = names.filter((each) => start && each.startsWith(start));
  if (near.length > 0) return listNames(name, near);
  // A name of another record would be similar by chance.
  const record = suggest(recordOf(name), names.map(recordOf));
  const meant = names.filter(
    (each) => recordOf(each) === record || each.endsWith(`.${name}`),
  );
  return meant.length > 0 ? suggestHint(name, meant) : listNames(name, names);
}

/** `case.colo` of `case.colo.sales`. */
function recordOf(name: string): string {
  return name.split(".").slice(0, 2).join(".");
}
