import type { Root } from "mdast";
import { placeIn, type Issue } from "../issues/issue";
import { calloutKinds } from "./check-callouts";
import { nodesOf, sourceOf } from "./markdown";

/** Text that looks like Markdown but would be shown as typed. */
interface UnreadSyntax {
  /** Matched against the source of running text. With ^ at its start, it matches at the start of a line only. */
  pattern: RegExp;
  /** `$&` is the match, `$1` its first group. */
  message: string;
  hint: string | ((...groups: (string | undefined)[]) => string);
}

/** How link URLs start. */
const address = "(?:https?:|mailto:|tel:|booking:|www\\.|[/#]|\\.\\/)";

/** Links and footnotes that don't work because of a missing character or an extra space. */
const links: readonly UnreadSyntax[] = [
  {
    pattern: /(?<![\w\\\]])!?\[([^[\]\n]+)\]\[([^[\]\n]*)\]/g,
    message: '"$&" names an address that is not defined',
    hint: (words = "", name = "") =>
      `write [${words}](address), or add a line: [${name || words}]: address`,
  },
  {
    pattern: /(?<!\\)\[([^[\]\n]+)\]\(([^()\n]*)\)/g,
    message: '"$&" is not read as a link',
    hint: "write the address without spaces and quotes: [words](/address)",
  },
  {
    pattern: /(?<!\\)\[([^[\]\n]+)\] \(((?:https?:|mailto:|booking:|\/|#|\.\/)[^()\s]*)\)/g,
    message: '"$&" is not read as a link',
    hint: "write [$1]($2), without a space between",
  },
  {
    pattern: new RegExp(`(?<!\\\\)\\(([^()[\\]\\n]+)\\)\\[(${address}[^[\\]\\s]*)\\]`, "g"),
    message: '"$&" has its brackets the wrong way round',
    hint: "write [$1]($2)",
  },
  {
    // The parser links a bare URL, so the text ends with the bracket before it.
    pattern: new RegExp(
      `(?<!\\\\)\\[([^[\\]\\n]+)\\]\\((?:(${address}[^()\\s]*)[^()\\n]*)?$`,
      "gm",
    ),
    message: 'the link "[$1](" is never closed',
    hint: (words = "", target = "/address") => `write ) after its address: [${words}](${target})`,
  },
  {
    pattern: new RegExp(`(?<!\\\\)\\[([^[\\]()\\n]+)\\((${address}[^()\\s]*)\\)`, "g"),
    message: '"$&" lacks a bracket after its words',
    hint: (words = "", target = "") => `write [${words.trim()}](${target})`,
  },
  {
    pattern: /(?<!\\)\^\[([^[\]\n]+)\](?![[(])/g,
    message: '"$&" is not read as a footnote',
    hint: "write [^1], and on a line of its own: [^1]: $1",
  },
  {
    pattern: /(?<!\\)\[\^[^[\]\s]+\](?![[(])/g,
    message: "the footnote $& has no text",
    hint: "write it on a line of its own: $&: text",
  },
];

/** Words between two markers that Markdown ignores. */
function marked(sign: string): UnreadSyntax[] {
  const mark = sign.replaceAll("*", "\\*");
  const before = `(?<![\\\\\\w${mark}])${mark}(?!${mark.slice(mark.length / 2)})`;
  const after = `${mark}(?![\\w${mark}])`;
  const inside = `[^${mark}\\r\\n]`;
  return [
    {
      pattern: new RegExp(`${before}( *${inside}*\\S *)${after}`, "g"),
      message: '"$&" has a space inside its signs',
      hint: (words = "") => `write ${sign}${words.trim()}${sign}`,
    },
    {
      pattern: new RegExp(`${before}(?! |${inside}*${after})(${inside}{1,40})`, "g"),
      message: '"$&" is never closed',
      hint: (words = "") => `write ${sign}${words.trim()}${sign}, or a backslash before each sign`,
    },
    {
      // The marker comes first in the pattern, so that the lookbehind runs only where there is one.
      pattern: new RegExp(
        `${after}(?<=[^\\s\\\\${mark}]${mark})(?<!${before}${inside}*${mark})`,
        "g",
      ),
      message: `${sign} closes nothing`,
      hint: `write ${sign} before the words as well, or remove it`,
    },
  ];
}

const code: UnreadSyntax = {
  pattern: /(?<![\\`])(`+)(.{0,40})[^]*/g,
  message: 'the code "$1$2" is never closed',
  hint: "write $1 behind it, or a backslash before the sign where no code is meant",
};

const noHeading = '"$1" is not read as a heading';
const noEntry = '"$1" is not read as an entry of a list';

/** Lines that look like headings, list items, or callouts but are not. */
const lines: readonly UnreadSyntax[] = [
  {
    pattern: /^ {0,3}((#{2,6})([^ \t\n#].*))$/gm,
    message: noHeading,
    hint: (_, signs = "", words = "") => `write a space: ${signs} ${words.trim()}`,
  },
  {
    pattern: /^ {0,3}(#{7,}[^\r\n#]*?)[ \t]*(?=[\r\n#]|$)/gm,
    message: noHeading,
    hint: "write six signs at most",
  },
  {
    // Spaces that Markdown does not treat as such; zero-width characters are reported separately.
    pattern: /^ {0,3}([\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]+) *(#{1,6} .*)/gm,
    message: '"$1$2" is not read as a heading',
    hint: "remove the space that came with a pasted text: $2",
  },
  { pattern: /^([•◦▪▫●○‣⁃][ \t\u00a0]*(.*))[^]*/gm, message: noEntry, hint: "write - $2" },
  // Within a paragraph these are punctuation.
  { pattern: /^([·–][ \t\u00a0]+(.*))[^]*/g, message: noEntry, hint: "write - $2" },
  {
    pattern: /^((-|\d{1,2}[.)])(?=[A-Z][a-z])(.*))[^]*/g,
    message: noEntry,
    hint: "write a space: $2 $3",
  },
  {
    pattern: /^(?::::+|!!!|\?\?\?) ?\{?([a-z]+)/gim,
    message: '"$&" marks no passage here',
    hint: (word = "") => `write > [!${kindOf(word)}], and > before each of its lines`,
  },
];

/** The most similar callout kind for a word from another system. */
function kindOf(word: string): (typeof calloutKinds)[number] {
  if (/^(?:warning|danger|important|attention|error)$/i.test(word)) return "CAUTION";
  return calloutKinds.find((known) => known === word.toUpperCase()) ?? "NOTE";
}

const rules = [...links, ...["**", "__", "~~"].flatMap(marked), code, ...lines];

/** Finds text that looks like Markdown but would be shown to readers as typed. */
export function checkUnreadSyntax(root: Root, text: string): Issue[] {
  return nodesOf(root, "text").flatMap((node) => {
    const start = node.position?.start.offset ?? 0;
    // Use the source: the tree no longer shows escapes.
    const written = sourceOf(node, text);
    return rules.flatMap(({ pattern, message, hint }) =>
      [...written.matchAll(pattern)].flatMap((match) => {
        const offset = start + match.index;
        if (pattern.source.startsWith("^") && !isLineStart(text, offset)) return [];
        const remedy = typeof hint === "string" ? fill(hint, match) : hint(...match.slice(1));
        return [{ message: fill(message, match), hint: remedy, within: placeIn(text, offset) }];
      }),
    );
  });
}

/** Replaces `$&` and `$1` with the match and its groups. */
function fill(words: string, match: readonly (string | undefined)[]): string {
  return words.replace(/\$([&\d])/g, (_, group: string) => match[Number(group) || 0] ?? "");
}

/** A text node can start mid-line: after bold words, or after a list marker. */
function isLineStart(text: string, offset: number): boolean {
  return /^[ >]*$/.test(text.slice(text.lastIndexOf("\n", offset - 1) + 1, offset));
}
