import { checkWords } from "./check-words";
import { type Issue, createIssue, placeIn, suggestHint } from "../../issues";
import { checkBraces, checkVariables } from "./check-variables";
import type { CheckContext } from "./content-index";

/** Checks plain text beyond its length limits; `description` is its field's. */
export function checkText(
  text: string,
  { index, isDraft }: CheckContext,
  description?: string,
): Issue[] {
  return [
    ...checkVariables(text, index.variables),
    ...checkBraces(text, index.variables, description),
    ...checkGaps(text, description),
    ...checkWords(text, { isMarkdown: false, isDraft }),
  ];
}

const gap = /(?<!\{)\{(\w+)\}(?!\})/g;

/** The gaps that a field's description lists, such as `{count}`. */
export function gapsIn(description = ""): string[] {
  return [
    ...new Set([...description.matchAll(gap)].map(([written]) => written)),
  ];
}

/** A message must contain each of its gaps, and no others. */
function checkGaps(text: string, description = ""): Issue[] {
  const gaps = gapsIn(description);
  if (gaps.length === 0) return [];
  const unknown = [...text.matchAll(gap)].filter(
    ([each]) => !gaps.includes(each),
  );
  if (unknown.length > 0) {
    return unknown.map(({ 0: each, index }) => {
      const reason = `"${each}" is not filled in here`;
      const within = placeIn(text, index);
      return createIssue("wrong-placeholder", reason, suggestHint(each, gaps), {
        within,
      });
    });
  }
  return gaps
    .filter((each) => !text.includes(each))
    .map((each) => {
      const hint = `write ${each} where it is filled in: ${description}`;
      return createIssue("wrong-placeholder", `does not contain ${each}`, hint);
    });
}
