import type { Problem } from "../problems/problem";

/** What looks like Markdown, and would be shown to readers sign for sign. */
export interface UnreadSyntax {
  /** Tried on running text as it was written; what Markdown has read is no running text. */
  pattern: RegExp;
  /** True where a match counts at the start of a line alone. */
  startsLine?: boolean;
  /** Gets the match and its groups. */
  explain: (match: readonly string[]) => Omit<Problem, "within">;
}

/** How the addresses of links begin. */
const address = "(?:https?:|mailto:|tel:|booking:|www\\.|[/#]|\\.\\/)";

/** Links and footnotes that lead nowhere, because a sign is missing or a space is too many. */
export const unreadLinks: readonly UnreadSyntax[] = [
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
    pattern: new RegExp(`(?<!\\\\)\\(([^()[\\]\\n]+)\\)\\[(${address}[^[\\]\\s]*)\\]`, "g"),
    explain: ([written = "", words = "", target = ""]) => ({
      what: `"${written}" has its brackets the wrong way round`,
      hint: `write [${words}](${target})`,
    }),
  },
  {
    // The parser makes a link of a bare address: then the text ends with the bracket before it.
    pattern: new RegExp(
      `(?<!\\\\)\\[([^[\\]\\n]+)\\]\\((?:(${address}[^()\\s]*)[^()\\n]*)?$`,
      "gm",
    ),
    explain: ([, words = "", target = "/address"]) => ({
      what: `the link "[${words}](" is never closed`,
      hint: `write ) after its address: [${words}](${target})`,
    }),
  },
  {
    pattern: new RegExp(`(?<!\\\\)\\[([^[\\]()\\n]+)\\((${address}[^()\\s]*)\\)`, "g"),
    explain: ([written = "", words = "", target = ""]) => ({
      what: `"${written}" lacks a bracket after its words`,
      hint: `write [${words.trim()}](${target})`,
    }),
  },
  {
    pattern: /(?<!\\)\^\[([^[\]\n]+)\](?![[(])/g,
    explain: ([written = "", words = ""]) => ({
      what: `"${written}" is not read as a footnote`,
      hint: `write [^1], and on a line of its own: [^1]: ${words}`,
    }),
  },
  {
    pattern: /(?<!\\)\[(\^[^[\]\s]+)\](?![[(])/g,
    explain: ([written = ""]) => ({
      what: `the footnote ${written} has no text`,
      hint: `write it on a line of its own: ${written}: text`,
    }),
  },
];

/** Words between two signs, as they are written where Markdown does not read them. */
function marked(sign: string): UnreadSyntax[] {
  const mark = sign.replaceAll("*", "\\*");
  const [before, after] = [
    `(?<![\\\\\\w${mark}])${mark}(?!${mark.slice(mark.length / 2)})`,
    `${mark}(?![\\w${mark}])`,
  ];
  const words = `[^${mark}\\r\\n]`;
  return [
    {
      pattern: new RegExp(`${before}( *${words}*\\S *)${after}`, "g"),
      explain: ([written = "", inside = ""]) => ({
        what: `"${written}" has a space inside its signs`,
        hint: `write ${sign}${inside.trim()}${sign}`,
      }),
    },
    {
      pattern: new RegExp(`${before}(?! |${words}*${after})(${words}{1,40})`, "g"),
      explain: ([written = "", begun = ""]) => ({
        what: `"${written}" is never closed`,
        hint: `write ${sign}${begun.trim()}${sign}, or a backslash before each sign`,
      }),
    },
    {
      // The sign comes first: what stands before it is looked at where there is one.
      pattern: new RegExp(
        `${after}(?<=[^\\s\\\\${mark}]${mark})(?<!${before}${words}*${mark})`,
        "g",
      ),
      explain: () => ({
        what: `${sign} closes nothing`,
        hint: `write ${sign} before the words as well, or remove it`,
      }),
    },
  ];
}

/** Bold and crossed-out words, and code, that begin or end in one place alone. */
export const unreadMarks: readonly UnreadSyntax[] = [
  ...marked("**"),
  ...marked("__"),
  ...marked("~~"),
  {
    pattern: /(?<![\\`])(`+)(.{0,40})[^]*/g,
    explain: ([, signs = "", words = ""]) => ({
      what: `the code "${signs}${words}" is never closed`,
      hint: `write ${signs} behind it, or a backslash before the sign where no code is meant`,
    }),
  },
];
