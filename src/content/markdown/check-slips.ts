import type { Root, Text } from "mdast";
import visit from "unist-util-visit";
import type { Problem } from "../problems/problem";

interface Slip {
  pattern: RegExp;
  explain: (match: readonly string[]) => Omit<Problem, "within">;
}

/** What looks like Markdown, and would be shown to readers sign for sign. */
const slips: readonly Slip[] = [
  {
    pattern: /(?<![\w\\\]])!?\[([^[\]\n]+)\]\[([^[\]\n]*)\]/g,
    explain: ([written = "", words = "", name = ""]) => ({
      what: `"${written}" names an address that is not defined`,
      hint: `write [${words}](address), or add a line: [${name || words}]: address`,
    }),
  },
  {
    pattern: /(?<!\\)\[([^[\]\n]+)\]\(([^()\n]*)\)/g,
    explain: ([written = ""]) => ({
      what: `"${written}" is not read as a link`,
      hint: "write the address without spaces and quotes: [words](/address)",
    }),
  },
  {
    pattern: /(?<!\\)\[([^[\]\n]+)\] \(((?:https?:|mailto:|booking:|\/|#|\.\/)[^()\s]*)\)/g,
    explain: ([written = "", words = "", address = ""]) => ({
      what: `"${written}" is not read as a link`,
      hint: `write [${words}](${address}), without a space between`,
    }),
  },
  {
    pattern: /^ {0,3}(#{2,6})([^\s#].*)$/gm,
    explain: ([, signs = "", words = ""]) => ({
      what: `"${signs}${words}" is not read as a heading`,
      hint: `write a space: ${signs} ${words}`,
    }),
  },
];

/** Finds the slips in running text; code and whatever has been read as Markdown is left alone. */
export function checkSlips(root: Root, text: string): Problem[] {
  const problems: Problem[] = [];
  visit<Text>(root, "text", ({ position }) => {
    const start = position?.start.offset ?? 0;
    // As it was written: the tree no longer shows what was escaped.
    const written = text.slice(start, position?.end.offset ?? start);
    for (const { pattern, explain } of slips) {
      for (const match of written.matchAll(pattern)) {
        // A heading begins a line; a text may begin in the middle of one.
        const offset = start + match.index;
        if (pattern.flags.includes("m") && !/(^|\n)[ >]*$/.test(text.slice(0, offset))) continue;
        const before = text.slice(0, offset).split("\n");
        const within = { line: before.length, column: (before.at(-1) ?? "").length + 1 };
        problems.push({ ...explain(match), within });
      }
    }
  });
  return problems;
}
