import type { Root } from "mdast";
import { placeIn, type Problem } from "../problems/problem";
import { calloutKinds } from "./check-callouts";
import { nodesOf, sourceOf } from "./markdown";

/** What looks like Markdown, and would be shown to readers character for character. */
interface UnreadSyntax {
  /** Tried on running text as it was written. With ^ at its start, it counts at the start of a line alone. */
  pattern: RegExp;
  /** `$&` is the match, `$1` its first group. */
  what: string;
  hint: string | ((...groups: (string | undefined)[]) => string);
}

/** How the addresses of links begin. */
const address = "(?:https?:|mailto:|tel:|booking:|www\\.|[/#]|\\.\\/)";

/** Links and footnotes that lead nowhere, because a sign is missing or a space is too many. */
const links: readonly UnreadSyntax[] = [
  {
    pattern: /(?<![\w\\\]])!?\[([^[\]\n]+)\]\[([^[\]\n]*)\]/g,
    what: '"$&" names an address that is not defined',
    hint: (words = "", name = "") =>
      `write [${words}](address), or add a line: [${name || words}]: address`,
  },
  {
    pattern: /(?<!\\)\[([^[\]\n]+)\]\(([^()\n]*)\)/g,
    what: '"$&" is not read as a link',
    hint: "write the address without spaces and quotes: [words](/address)",
  },
  {
    pattern: /(?<!\\)\[([^[\]\n]+)\] \(((?:https?:|mailto:|booking:|\/|#|\.\/)[^()\s]*)\)/g,
    what: '"$&" is not read as a link',
    hint: "write [$1]($2), without a space between",
  },
  {
    pattern: new RegExp(`(?<!\\\\)\\(([^()[\\]\\n]+)\\)\\[(${address}[^[\\]\\s]*)\\]`, "g"),
    what: '"$&" has its brackets the wrong way round',
    hint: "write [$1]($2)",
  },
  {
    // The parser makes a link of a bare address: then the text ends with the bracket before it.
    pattern: new RegExp(
      `(?<!\\\\)\\[([^[\\]\\n]+)\\]\\((?:(${address}[^()\\s]*)[^()\\n]*)?$`,
      "gm",
    ),
    what: 'the link "[$1](" is never closed',
    hint: (words = "", target = "/address") => `write ) after its address: [${words}](${target})`,
  },
  {
    pattern: new RegExp(`(?<!\\\\)\\[([^[\\]()\\n]+)\\((${address}[^()\\s]*)\\)`, "g"),
    what: '"$&" lacks a bracket after its words',
    hint: (words = "", target = "") => `write [${words.trim()}](${target})`,
  },
  {
    pattern: /(?<!\\)\^\[([^[\]\n]+)\](?![[(])/g,
    what: '"$&" is not read as a footnote',
    hint: "write [^1], and on a line of its own: [^1]: $1",
  },
  {
    pattern: /(?<!\\)\[\^[^[\]\s]+\](?![[(])/g,
    what: "the footnote $& has no text",
    hint: "write it on a line of its own: $&: text",
  },
];

/** Words between two signs, as they are written where Markdown does not read them. */
function marked(sign: string): UnreadSyntax[] {
  const mark = sign.replaceAll("*", "\\*");
  const before = `(?<![\\\\\\w${mark}])${mark}(?!${mark.slice(mark.length / 2)})`;
  const after = `${mark}(?![\\w${mark}])`;
  const inside = `[^${mark}\\r\\n]`;
  return [
    {
      pattern: new RegExp(`${before}( *${inside}*\\S *)${after}`, "g"),
      what: '"$&" has a space inside its signs',
      hint: (words = "") => `write ${sign}${words.trim()}${sign}`,
    },
    {
      pattern: new RegExp(`${before}(?! |${inside}*${after})(${inside}{1,40})`, "g"),
      what: '"$&" is never closed',
      hint: (words = "") => `write ${sign}${words.trim()}${sign}, or a backslash before each sign`,
    },
    {
      // The sign comes first: what is before it is looked at where there is one.
      pattern: new RegExp(
        `${after}(?<=[^\\s\\\\${mark}]${mark})(?<!${before}${inside}*${mark})`,
        "g",
      ),
      what: `${sign} closes nothing`,
      hint: `write ${sign} before the words as well, or remove it`,
    },
  ];
}

const code: UnreadSyntax = {
  pattern: /(?<![\\`])(`+)(.{0,40})[^]*/g,
  what: 'the code "$1$2" is never closed',
  hint: "write $1 behind it, or a backslash before the sign where no code is meant",
};

const noHeading = '"$1" is not read as a heading';
const noEntry = '"$1" is not read as an entry of a list';

/** Beginnings of lines that are no heading, no entry and no callout, though they look like one. */
const lines: readonly UnreadSyntax[] = [
  {
    pattern: /^ {0,3}((#{2,6})([^ \t\n#].*))$/gm,
    what: noHeading,
    hint: (_, signs = "", words = "") => `write a space: ${signs} ${words.trim()}`,
  },
  {
    pattern: /^ {0,3}(#{7,}[^\r\n#]*?)[ \t]*(?=[\r\n#]|$)/gm,
    what: noHeading,
    hint: "write six signs at most",
  },
  {
    // Spaces that are none to Markdown; characters without any width are reported for themselves.
    pattern: /^ {0,3}([\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]+) *(#{1,6} .*)/gm,
    what: '"$1$2" is not read as a heading',
    hint: "remove the space that came with a pasted text: $2",
  },
  { pattern: /^([•◦▪▫●○‣⁃][ \t\u00a0]*(.*))[^]*/gm, what: noEntry, hint: "write - $2" },
  // In the middle of a paragraph they are signs of the sentence.
  { pattern: /^([·–][ \t\u00a0]+(.*))[^]*/g, what: noEntry, hint: "write - $2" },
  {
    pattern: /^((-|\d{1,2}[.)])(?=[A-Z][a-z])(.*))[^]*/g,
    what: noEntry,
    hint: "write a space: $2 $3",
  },
  {
    pattern: /^(?::::+|!!!|\?\?\?) ?\{?([a-z]+)/gim,
    what: '"$&" marks no passage here',
    hint: (word = "") => `write > [!${kindOf(word)}], and > before each of its lines`,
  },
];

/** The kind that a word of another system comes closest to. */
function kindOf(word: string): (typeof calloutKinds)[number] {
  if (/^(?:warning|danger|important|attention|error)$/i.test(word)) return "CAUTION";
  return calloutKinds.find((known) => known === word.toUpperCase()) ?? "NOTE";
}

const rules = [...links, ...["**", "__", "~~"].flatMap(marked), code, ...lines];

/** Finds what looks like Markdown in running text, and would be shown to readers character for character. */
export function checkUnreadSyntax(root: Root, text: string): Problem[] {
  return nodesOf(root, "text").flatMap((node) => {
    const start = node.position?.start.offset ?? 0;
    // As it was written: the tree no longer shows what was escaped.
    const written = sourceOf(node, text);
    return rules.flatMap(({ pattern, what, hint }) =>
      [...written.matchAll(pattern)].flatMap((match) => {
        const offset = start + match.index;
        if (pattern.source.startsWith("^") && !isLineStart(text, offset)) return [];
        const remedy = typeof hint === "string" ? fill(hint, match) : hint(...match.slice(1));
        return [{ what: fill(what, match), hint: remedy, within: placeIn(text, offset) }];
      }),
    );
  });
}

/** Puts a match and its groups in the place of `$&` and `$1`. */
function fill(words: string, match: readonly (string | undefined)[]): string {
  return words.replace(/\$([&\d])/g, (_, group: string) => match[Number(group) || 0] ?? "");
}

/** A text may begin in the middle of a line: behind bold words, or after the sign of a list. */
function isLineStart(text: string, offset: number): boolean {
  return /^[ >]*$/.test(text.slice(text.lastIndexOf("\n", offset - 1) + 1, offset));
}
