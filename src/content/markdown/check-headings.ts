import { toHeadings } from "./markdown";
import type { Problem } from "../problems/problem";

/** Headings must start at level two, skip no level, and have unique anchors. */
export function checkHeadings(text: string, fill: (words: string) => string): Problem[] {
  const owners = new Map<string, string>();
  let level = 1;
  return toHeadings(text, fill).flatMap(({ id, text: words, depth, position }) => {
    const ofAnchor = checkAnchor(words, id, owners.get(id));
    const problems = [...checkLevel(words, depth, level), ...ofAnchor];
    owners.set(id, words);
    level = depth;
    return problems.map((problem) => ({ ...problem, within: position }));
  });
}

export function refuseHeadings(text: string): Problem[] {
  return toHeadings(text).map(({ text: words, position }) => ({
    what: `the heading "${words}" can't stand in this text`,
    hint: "write its words in bold, or leave them out: the field heading is there for them",
    within: position,
  }));
}

function checkLevel(words: string, depth: number, before: number): Problem[] {
  if (depth === 1) {
    const what = "is a heading of the first level";
    return [{ what, hint: "write ##: the title is the page's only first-level heading" }];
  }
  if (depth <= before + 1) return [];
  const what = `the heading "${words}" skips from level ${String(before)} to ${String(depth)}`;
  return [{ what, hint: `write ${"#".repeat(before + 1)} ${words}` }];
}

function checkAnchor(words: string, id: string, owner: string | undefined): Problem[] {
  if (words.trim() === "") {
    return [{ what: "is a heading without words", hint: "write its words, or remove the line" }];
  }
  if (id === "") {
    const what = `the heading "${words}" has no letter or digit`;
    return [{ what, hint: "write words: its anchor is made from them" }];
  }
  if (owner === undefined) return [];
  const what =
    owner === words
      ? `the heading "${words}" stands twice`
      : `the heading "${words}" gets the same anchor as "${owner}"`;
  return [{ what, hint: "word one of them differently: an anchor leads to one place" }];
}
