import type { Slip } from "./slip";

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
    pattern: /(?<!\\)\[(\^[^[\]\s]+)\](?![[(])/g,
    explain: ([written = ""]) => ({
      what: `the footnote ${written} has no text`,
      hint: `write it on a line of its own: ${written}: text`,
    }),
  },
];
