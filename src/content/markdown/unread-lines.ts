import { calloutKinds } from "./check-callouts";
import type { UnreadSyntax } from "./unread-inline";

/** Beginnings of lines that are no heading, no entry and no callout, though they look like one. */
export const unreadLines: readonly UnreadSyntax[] = [
  {
    pattern: /^ {0,3}(#{2,6})([^ \t\n#].*)$/gm,
    startsLine: true,
    explain: ([, signs = "", words = ""]) => ({
      what: `"${signs}${words}" is not read as a heading`,
      hint: `write a space: ${signs} ${words.trim()}`,
    }),
  },
  {
    pattern: /^ {0,3}#{7,}[^\r\n#]*/gm,
    startsLine: true,
    explain: ([written = ""]) => ({
      what: `"${written.trim()}" is not read as a heading`,
      hint: "write six signs at most",
    }),
  },
  {
    // Spaces that are none to Markdown; signs without any width are told for themselves.
    pattern: /^ {0,3}([\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]+) *(#{1,6} .*)/gm,
    startsLine: true,
    explain: ([, space = "", heading = ""]) => ({
      what: `"${space}${heading}" is not read as a heading`,
      hint: `remove the space that came with a pasted text: ${heading}`,
    }),
  },
  {
    pattern: /^[•◦▪▫●○‣⁃][ \t\u00a0]*(.*)[^]*/gm,
    startsLine: true,
    explain: ([written = "", words = ""]) => explainBullet(written, words),
  },
  {
    // In the middle of a paragraph they are signs of the sentence.
    pattern: /^[·–][ \t\u00a0]+(.*)[^]*/g,
    startsLine: true,
    explain: ([written = "", words = ""]) => explainBullet(written, words),
  },
  {
    pattern: /^(-|\d{1,2}[.)])(?=[A-Z][a-z])(.*)[^]*/g,
    startsLine: true,
    explain: ([, sign = "", words = ""]) => ({
      what: `"${sign}${words}" is not read as an entry of a list`,
      hint: `write a space: ${sign} ${words}`,
    }),
  },
  {
    pattern: /^(?::::+|!!!|\?\?\?) ?\{?([a-z]+)/gim,
    startsLine: true,
    explain: ([written = "", word = ""]) => {
      const hint = `write > [!${kindOf(word)}], and > before each of its lines`;
      return { what: `"${written}" marks no passage here`, hint };
    },
  },
];

/** The kind that a word of another system comes closest to. */
function kindOf(word: string): (typeof calloutKinds)[number] {
  if (/^(?:warning|danger|important|attention|error)$/i.test(word)) return "CAUTION";
  return calloutKinds.find((known) => known === word.toUpperCase()) ?? "NOTE";
}

function explainBullet(written: string, words: string) {
  const [line = ""] = written.split("\n");
  return { what: `"${line}" is not read as an entry of a list`, hint: `write - ${words}` };
}
