import { listHeadings } from "./markdown";
import type { Issue } from "../issues/issue";

/** Headings must start at level two, skip no level, and have unique anchors. */
export function checkHeadings(text: string, fill: (words: string) => string): Issue[] {
  const owners = new Map<string, string>();
  let level = 1;
  return listHeadings(text, fill).flatMap(({ id, text: words, depth, position }) => {
    const ofAnchor = checkAnchor(words, id, owners.get(id));
    const issues = [...checkLevel(words, depth, level), ...ofAnchor];
    owners.set(id, words);
    level = depth;
    return issues.map((issue) => ({ ...issue, within: position }));
  });
}

export function refuseHeadings(text: string): Issue[] {
  return listHeadings(text).map(({ text: words, position }) => ({
    message: `the heading "${words}" can't stand in this text`,
    hint: "write its words in bold, or leave them out: the field heading is there for them",
    within: position,
  }));
}

function checkLevel(words: string, depth: number, before: number): Issue[] {
  if (depth === 1) {
    const message = "is a heading of the first level";
    return [{ message, hint: "write ##: the title is the page's only first-level heading" }];
  }
  if (depth <= before + 1) return [];
  const message = `the heading "${words}" skips from level ${String(before)} to ${String(depth)}`;
  return [{ message, hint: `write ${"#".repeat(before + 1)} ${words}` }];
}

function checkAnchor(words: string, id: string, owner: string | undefined): Issue[] {
  if (words.trim() === "") {
    return [{ message: "is a heading without words", hint: "write its words, or remove the line" }];
  }
  if (id === "") {
    const message = `the heading "${words}" has no letter or digit`;
    return [{ message, hint: "write words: its anchor is made from them" }];
  }
  if (owner === undefined) return [];
  const message =
    owner === words
      ? `the heading "${words}" stands twice`
      : `the heading "${words}" gets the same anchor as "${owner}"`;
  return [{ message, hint: "word one of them differently: an anchor leads to one place" }];
}
