import { type ContentVariables, refuseHidden } from "./content-index";
import {
  type Issue,
  createIssue,
  listNames,
  placeIn,
  suggestHint,
} from "../../issues";

/** Anything between double braces, valid or not; a backslash in front escapes them. */
const variableLike = /(?<!\\)\{\{([^{}\n]*)\}?\}?/g;

/** A variable in single braces, as in other systems. */
const otherBraces = /(?<![{\\])\{\s*([\w.-]+)\s*\}(?!\})/g;

export function checkVariables(
  text: string,
  variables: ContentVariables,
): Issue[] {
  return [...text.matchAll(variableLike)].flatMap(
    ({ 0: written, 1: inner = "", index }) => {
      const name = inner.trim();
      if (variables.isUnreadable(name)) return [];
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
  const hidden = variables.whyHidden(name);
  if (hidden) return refuseHidden(`the record of "${written}"`, hidden);
  if (variables.get(name) === undefined) {
    const reason = `"${written}" is not a known variable`;
    const hint = suggestVariable(name, variables.names());
    return createIssue("unknown-variable", reason, hint);
  }
  return written.endsWith("}}") ? undefined : refuseBraces(written, name);
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
  return near.length > 0 ? listNames(name, near) : suggestHint(name, names);
}
