import { type Problem, placeIn } from "../../problems/problem";
import { suggestHint } from "../../problems/suggest";

const gap = /(?<!\{)\{(\w+)\}(?!\})/g;

/** The gaps that the description of a field promises to fill in, such as `{count}`. */
export function gapsIn(description = ""): string[] {
  return [...new Set([...description.matchAll(gap)].map(([written]) => written))];
}

/** A message has each of its gaps, and no other. */
export function checkGaps(text: string, description = ""): Problem[] {
  const gaps = gapsIn(description);
  if (gaps.length === 0) return [];
  const written = [...text.matchAll(gap)];
  const unknown = written
    .filter(([each]) => !gaps.includes(each))
    .map(({ 0: each, index }) => ({
      what: `"${each}" is not filled in here`,
      hint: suggestHint(each, gaps),
      within: placeIn(text, index),
    }));
  if (unknown.length > 0) return unknown;
  return gaps
    .filter((each) => !text.includes(each))
    .map((each) => ({
      what: `lacks ${each}`,
      hint: `write ${each} where it is filled in: ${description}`,
    }));
}
