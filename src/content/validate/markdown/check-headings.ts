import { toHeadings } from "../../markdown/markdown";
import type { Finding } from "../checks/finding";

/** Headings start at the second level, skip none, and each gets an anchor of its own. */
export function checkHeadings(text: string, fill: (words: string) => string): Finding[] {
  const owners = new Map<string, string>();
  let level = 1;
  return toHeadings(text, fill).flatMap(({ id, text: words, depth, position }) => {
    const findings = [...checkLevel(words, depth, level), ...checkAnchor(words, id, owners)];
    owners.set(id, words);
    level = depth;
    return findings.map((finding) => ({ ...finding, within: position }));
  });
}

/** Headings in a text whose heading is a field of its own. */
export function refuseHeadings(text: string): Finding[] {
  return toHeadings(text).map(({ text: words, position }) => ({
    problem: `the heading "${words}" can't stand in this text`,
    remedy: "write its words in bold, or leave them out: the field heading is there for them",
    within: position,
  }));
}

function checkLevel(words: string, depth: number, before: number): Finding[] {
  if (depth === 1) {
    const problem = "is a heading of the first level";
    return [{ problem, remedy: "write ##: the title is the page's only first-level heading" }];
  }
  if (depth <= before + 1) return [];
  const problem = `the heading "${words}" skips from level ${String(before)} to ${String(depth)}`;
  return [{ problem, remedy: `write ${"#".repeat(before + 1)} ${words}` }];
}

function checkAnchor(words: string, id: string, owners: ReadonlyMap<string, string>): Finding[] {
  if (words.trim() === "") {
    return [
      { problem: "is a heading without words", remedy: "write its words, or remove the line" },
    ];
  }
  if (id === "") {
    const problem = `the heading "${words}" has no letter or digit`;
    return [{ problem, remedy: "write words: its anchor is made from them" }];
  }
  const owner = owners.get(id);
  if (owner === undefined) return [];
  const problem =
    owner === words
      ? `the heading "${words}" stands twice`
      : `the heading "${words}" gets the same anchor as "${owner}"`;
  return [{ problem, remedy: "word one of them differently: an anchor leads to one place" }];
}
