import type { Slip } from "./slip";

/** How the addresses of links begin. */
const address = "(?:https?:|mailto:|tel:|booking:|www\\.|[/#]|\\.\\/)";

/** Links and footnotes that lead nowhere, because a sign is missing or a space is too many. */
export const slipsOfLinks: readonly Slip[] = [
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
    pattern: new RegExp(`(?<!\\\\)\\[([^[\\]\\n]+)\\]\\((?:(${address}[^()\\s]*)[^()\\n]*)?$`, "gm"),
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
    pattern: /(?<!\\)\[(\^[^[\]\s]+)\](?![[(])/g,
    explain: ([written = ""]) => ({
      what: `the footnote ${written} has no text`,
      hint: `write it on a line of its own: ${written}: text`,
    }),
  },
];
