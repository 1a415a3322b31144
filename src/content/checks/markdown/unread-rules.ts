import type { IssueName } from "../../issues";

/** Text that looks like Markdown but would be shown as typed. In the hint, `$1` is the first group of the pattern. */
export type Rule = readonly [
  pattern: RegExp,
  code: IssueName,
  reason: string,
  hint: string,
];

const picture: Rule = [
  /(?<!\\)!\[([^[\]\n]+)\]\([^()\n]*\)/g,
  "malformed-link",
  "is not read as a picture, because of a space or a quote in its address",
  "rename the file, with hyphens for spaces, and write no quotes: ![$1](./my-photo.jpg)",
];

/** Links that don't work because of a missing character or an extra space. */
const links: readonly Rule[] = [
  [
    /(?<![\w\\\]])!?\[([^[\]\n]+)\]\[\]/g,
    "malformed-link",
    "uses a URL that is not defined",
    "write [$1](/path), or add a line: [$1]: /path",
  ],
  [
    /(?<![\w\\\]])!?\[([^[\]\n]+)\]\[([^[\]\n]+)\]/g,
    "malformed-link",
    "uses a URL that is not defined",
    "write [$1](/path), or add a line: [$2]: /path",
  ],
  [
    /(?<![!\\])\[[^[\]\n]+\]\([^()\n]*\)/g,
    "malformed-link",
    "is not read as a link",
    "write %20 for each space, and no quotes: [words](/path)",
  ],
  [
    /(?<!\\)\[([^[\]\n]+)\] \(((?:[a-z]+:|#|\.?\/)[^()\s]+)\)/g,
    "malformed-link",
    "is not read as a link",
    "write [$1]($2), without a space in between",
  ],
  [
    /(?<!\\)\(([^()[\]\n]+)\)\[((?:[a-z]+:|#|\.?\/)[^[\s]+)\]/g,
    "malformed-link",
    "has its brackets the wrong way around",
    "write [$1]($2)",
  ],
  [
    /(?<!\\)\[([^[\]\n]+)\]\(([#./][^()\s]*)(?=[^()\n]*$)/gm,
    "malformed-link",
    "is never closed",
    "write ) after the URL: [$1]($2)",
  ],
  [
    // The parser links a bare URL, so the text ends with the bracket before it.
    /(?<!\\)\[([^[\]\n]+)\] ?\($/gm,
    "malformed-link",
    "is not read as a link",
    "write ( right after ] and ) after the URL: [$1](/path)",
  ],
  [
    /(?<!\\)\[([^[\]()\n]+)\(((?:[a-z]+:|#|\.?\/)[^()\s]+)\)/g,
    "malformed-link",
    "has no ] after its words",
    "write [$1]($2)",
  ],
];

/** Links and pictures in double brackets; `[[1]]` is an ordinary number. */
const wikiLinks: readonly Rule[] = [
  [
    /(?<!\\)!\[\[[^[\]\n]*\p{L}[^[\]\n]*\]\]/gu,
    "malformed-link",
    "is not read as a picture",
    "write ![what it shows](./picture.jpg)",
  ],
  [
    /(?<![\\!])\[\[(?:[^[\]\n]*\|)?([^[\]|\n]*\p{L}[^[\]|\n]*)\]\]/gu,
    "malformed-link",
    "is not read as a link",
    "write [$1](/path), or {{$1}} for a variable",
  ],
];

const footnotes: readonly Rule[] = [
  [
    /(?<!\\)\^\[([^[\]\n]+)\](?![[(])/g,
    "malformed-footnote",
    "is not read as a footnote",
    "write [^1], and on a line of its own: [^1]: $1",
  ],
  [
    /(?<!\\)(\[\^[^[\]\s]+\])(?![[(])/g,
    "malformed-footnote",
    "is a footnote without text",
    "write it on a line of its own: $1: text",
  ],
];

const code: Rule = [
  /(?<![\\`])(`+)[^`].{0,39}/g,
  "unclosed-code",
  "is never closed",
  "write $1 after it, or a backslash before the character if it is not code",
];

/** What other systems read as tags, attributes, emoji, or formulas. */
const otherSystems: readonly Rule[] = [
  [
    /(?<!\\)\{%.*?(?:%\}|$)/gm,
    "other-syntax",
    "is a tag of another system",
    "remove it, or put it between backticks to show it",
  ],
  [
    /(?<!\\)\{(?:::?\s?[\w.#]|[.#][a-z]|\w+=")[^{}\n]*\}/gi,
    "other-syntax",
    "is an attribute of another system",
    "remove it, or put it between backticks to show it",
  ],
  [
    /(?<![\\)])\[(?:\/[a-z][\w-]*|[\w-]+ \w+=["'][^\]]*)\]/gi,
    "other-syntax",
    "is a shortcode of another system",
    "remove it, or put it between backticks to show it",
  ],
  [
    /(?<![\w:\\]):[a-z][a-z_]+:(?![\w:])/g,
    "other-syntax",
    "is the name of an emoji",
    "write the emoji itself, or nothing",
  ],
  [
    /(?<![\w=\\])==(?![\s=])([^=\n]*[^\s=])==(?![\w=])/g,
    "other-syntax",
    "is not read as highlighted text",
    "write **$1**",
  ],
  [
    /(?<![$\\])\$\$(?![ $])[^$]*[^ $]\$\$(?!\$)/g,
    "other-syntax",
    "is not read as a formula",
    "write it in words, or put it between backticks",
  ],
];

export const anywhere = [
  picture,
  ...links,
  ...wikiLinks,
  ...footnotes,
  code,
  ...otherSystems,
];

/** Lines that look like headings, list items, or callouts but are not. Their patterns match at the start of a line. */
export const atLineStarts: readonly Rule[] = [
  [
    /^(#{2,6})(?![ \t\r\n#])\s*(.*)/g,
    "malformed-heading",
    "is not read as a heading",
    "write a space: $1 $2",
  ],
  [
    /^#{7,}.*/g,
    "malformed-heading",
    "is not read as a heading",
    "write at most six # characters",
  ],
  [
    // Spaces that Markdown does not treat as such; zero-width characters are reported separately.
    /^(?! )\p{Zs}+(#{1,6} .*)/gu,
    "malformed-heading",
    "is not read as a heading",
    "remove the space, which came with pasted text: $1",
  ],
  [
    /^[•◦▪▫●○‣⁃]\p{Zs}*(.*)/gu,
    "malformed-list",
    "is not read as a list item",
    "write - $1",
  ],
  [
    // Word's second level of bullets.
    /^o(?:\t|\p{Zs}{2,})\s*(.*)/gu,
    "malformed-list",
    "is not read as a list item",
    "write - $1",
  ],
  [
    // Cells of a spreadsheet or of Word, in two lines or more.
    /^([^\t\r\n]+)\t[^\r\n]*(?=\r?\n[\s>]*[^\s][^\t\r\n]*\t)/g,
    "malformed-table",
    "has tabs between its cells, so it is not read as a table",
    "write | around each cell, as in | $1 | … |, and | --- | --- | below the first row",
  ],
  [
    // A single dash is punctuation, or precedes the name of a quoted person.
    /^[·–—]\p{Zs}+(.*)(?=[\r\n][\s>]*[·–—]\p{Zs})/gu,
    "malformed-list",
    "is not read as a list item",
    "write - $1",
  ],
  [
    /^(-|\d{1,2}[.)])(?=[A-Z][a-z])(.*)/g,
    "malformed-list",
    "is not read as a list item",
    "write a space: $1 $2",
  ],
  [
    /^([-*+]|\d{1,2}[.)])(?! )\p{Zs}+(.*)/gu,
    "malformed-list",
    "is not read as a list item",
    "replace the space, which came with pasted text: $1 $2",
  ],
  [
    /^[ai]\)\p{Zs}+(.*)/giu,
    "malformed-list",
    "is not read as a list item",
    "write 1. $1",
  ],
  [
    /^(?::::+|!!!|\?\?\?) ?\{?[a-z]+/gi,
    "malformed-callout",
    "is not read as a callout",
    "write > [!NOTE], > [!TIP] or > [!CAUTION], and > before each of its lines",
  ],
];

/** Stands for `**`, `__` or `~~` in the rules below, since all three work alike. */
export const marker = "␟␟";

/** Bold and struck words that the parser did not read. Each rule sees what the ones before it left. */
export const aroundWords: readonly Rule[] = [
  [
    /(?<![\p{L}\d_])␟␟(\S[^␟\n]*[^\s\p{L}\d␟])␟␟(?=[\p{L}\d])/gu,
    "malformed-emphasis",
    "is not read next to a letter",
    "write a space after it",
  ],
  [
    /(?<=[\p{L}\d])␟␟[^\s,.;:!?)␟][^␟\n]*␟␟(?![\p{L}\d_])/gu,
    "malformed-emphasis",
    "is not read next to a letter",
    "write a space before it; inside a word, only ** around letters works",
  ],
  [
    /(?<![\p{L}\d_])␟␟([^␟\n]*[^\s␟][^␟\n]*)␟␟(?![\p{L}\d_])/gu,
    "malformed-emphasis",
    "has a space inside its markers",
    `write ${marker}$1${marker}`,
  ],
  [
    /(?<![\p{L}\d_])␟␟(?!\s)([^␟\n]{1,40})/gu,
    "malformed-emphasis",
    "is never closed",
    `write ${marker}$1${marker}, or a backslash before each character of ${marker}`,
  ],
  [
    /(?<=\S)␟␟(?![\p{L}\d_])/gu,
    "malformed-emphasis",
    "closes nothing",
    `write ${marker} before the words as well, or remove it`,
  ],
];
