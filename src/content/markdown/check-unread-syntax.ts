import type { Root } from "mdast";
import { type Issue, type IssueName, createIssue, placeIn } from "../issues";
import { calloutKinds } from "./check-callouts";
import { nodesOf, sourceOf } from "./markdown";

/** Text that looks like Markdown but would be shown as typed. */
interface UnreadSyntax {
  /** Matched against the source of running text. With ^ at its start, it matches at the start of a line only. */
  pattern: RegExp;
  kind: readonly [code: IssueName, reason: string];
  /** The quoted text; by default the match. `$&` is the match, `$1` its first group, here and in `hint`. */
  quote?: string;
  hint: string | ((...groups: (string | undefined)[]) => string);
}

/** How link URLs start. */
const address = "(?:https?:|mailto:|tel:|booking:|www\\.|[/#]|\\.\\/)";

/** Links and footnotes that don't work because of a missing character or an extra space. */
const links: readonly UnreadSyntax[] = [
  {
    pattern: /(?<![\w\\\]])!?\[([^[\]\n]+)\]\[([^[\]\n]*)\]/g,
    kind: ["malformed-link", "uses a URL that is not defined"],
    hint: (words = "", name = "") =>
      `write [${words}](/path), or add a line: [${name || words}]: /path`,
  },
  {
    pattern: /(?<!\\)\[([^[\]\n]+)\]\(([^()\n]*)\)/g,
    kind: ["malformed-link", "is not read as a link"],
    hint: "write the URL without spaces and quotes: [words](/path)",
  },
  {
    pattern: /(?<!\\)\[([^[\]\n]+)\] \(((?:https?:|mailto:|booking:|\/|#|\.\/)[^()\s]*)\)/g,
    kind: ["malformed-link", "is not read as a link"],
    hint: "write [$1]($2), without a space in between",
  },
  {
    pattern: new RegExp(`(?<!\\\\)\\(([^()[\\]\\n]+)\\)\\[(${address}[^[\\]\\s]*)\\]`, "g"),
    kind: ["malformed-link", "has its brackets the wrong way around"],
    hint: "write [$1]($2)",
  },
  {
    // The parser links a bare URL, so the text ends with the bracket before it.
    pattern: new RegExp(
      `(?<!\\\\)\\[([^[\\]\\n]+)\\]\\((?:(${address}[^()\\s]*)[^()\\n]*)?$`,
      "gm",
    ),
    kind: ["malformed-link", "is never closed"],
    quote: "[$1](",
    hint: (words = "", target = "/path") => `write ) after the URL: [${words}](${target})`,
  },
  {
    pattern: new RegExp(`(?<!\\\\)\\[([^[\\]()\\n]+)\\((${address}[^()\\s]*)\\)`, "g"),
    kind: ["malformed-link", "has no ] after its words"],
    hint: (words = "", target = "") => `write [${words.trim()}](${target})`,
  },
  {
    pattern: /(?<!\\)\^\[([^[\]\n]+)\](?![[(])/g,
    kind: ["malformed-footnote", "is not read as a footnote"],
    hint: "write [^1], and on a line of its own: [^1]: $1",
  },
  {
    pattern: /(?<!\\)\[\^[^[\]\s]+\](?![[(])/g,
    kind: ["malformed-footnote", "is a footnote without text"],
    hint: "write it on a line of its own: $&: text",
  },
];

/** Words between two markers that Markdown ignores. */
function marked(marker: string): UnreadSyntax[] {
  const mark = marker.replaceAll("*", "\\*");
  const before = `(?<![\\\\\\w${mark}])${mark}(?!${mark.slice(mark.length / 2)})`;
  const after = `${mark}(?![\\w${mark}])`;
  const inside = `[^${mark}\\r\\n]`;
  return [
    {
      pattern: new RegExp(`${before}( *${inside}*\\S *)${after}`, "g"),
      kind: ["malformed-emphasis", "has a space inside its markers"],
      hint: (words = "") => `write ${marker}${words.trim()}${marker}`,
    },
    {
      pattern: new RegExp(`${before}(?! |${inside}*${after})(${inside}{1,40})`, "g"),
      kind: ["malformed-emphasis", "is never closed"],
      hint: (words = "") =>
        `write ${marker}${words.trim()}${marker}, or a backslash before each character of ${marker}`,
    },
    {
      // The marker comes first in the pattern, so that the lookbehind runs only where there is one.
      pattern: new RegExp(
        `${after}(?<=[^\\s\\\\${mark}]${mark})(?<!${before}${inside}*${mark})`,
        "g",
      ),
      kind: ["malformed-emphasis", "closes nothing"],
      hint: `write ${marker} before the words as well, or remove it`,
    },
  ];
}

const code: UnreadSyntax = {
  pattern: /(?<![\\`])(`+)(.{0,40})[^]*/g,
  kind: ["unclosed-code", "is never closed"],
  quote: "$1$2",
  hint: "write $1 after it, or a backslash before the character if it is not code",
};

const noHeading = { kind: ["malformed-heading", "is not read as a heading"], quote: "$1" } as const;
const noItem = { kind: ["malformed-list", "is not read as a list item"], quote: "$1" } as const;

/** Lines that look like headings, list items, or callouts but are not. */
const lines: readonly UnreadSyntax[] = [
  {
    pattern: /^ {0,3}((#{2,6})([^ \t\n#].*))$/gm,
    ...noHeading,
    hint: (_, marker = "", words = "") => `write a space: ${marker} ${words.trim()}`,
  },
  {
    pattern: /^ {0,3}(#{7,}[^\r\n#]*?)[ \t]*(?=[\r\n#]|$)/gm,
    ...noHeading,
    hint: "write at most six # characters",
  },
  {
    // Spaces that Markdown does not treat as such; zero-width characters are reported separately.
    pattern: /^ {0,3}([\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]+) *(#{1,6} .*)/gm,
    ...noHeading,
    quote: "$1$2",
    hint: "remove the space, which came with pasted text: $2",
  },
  { pattern: /^([•◦▪▫●○‣⁃][ \t\u00a0]*(.*))[^]*/gm, ...noItem, hint: "write - $2" },
  // Within a paragraph these are punctuation.
  { pattern: /^([·–][ \t\u00a0]+(.*))[^]*/g, ...noItem, hint: "write - $2" },
  {
    pattern: /^((-|\d{1,2}[.)])(?=[A-Z][a-z])(.*))[^]*/g,
    ...noItem,
    hint: "write a space: $2 $3",
  },
  {
    pattern: /^(?::::+|!!!|\?\?\?) ?\{?([a-z]+)/gim,
    kind: ["malformed-callout", "is not read as a callout"],
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
    return rules.flatMap(({ pattern, kind: [name, reason], quote = "$&", hint }) =>
      [...written.matchAll(pattern)].flatMap((match) => {
        const offset = start + match.index;
        if (pattern.source.startsWith("^") && !isLineStart(text, offset)) return [];
        const fix = typeof hint === "string" ? fill(hint, match) : hint(...match.slice(1));
        const found = `"${fill(quote, match)}" ${reason}`;
        return [createIssue(name, found, fix, { within: placeIn(text, offset) })];
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
