import type { IssueName } from "../../issues";

/** Text that looks like Markdown but would be shown as typed. In the hint, `$1` is the first group of the pattern. */
export type Rule = readonly [
  pattern: RegExp,
  code: IssueName,
  reason: string,
  hint: string,
];

const notLink = "is not read as a link";
const notListItem = "is not read as a list item";
const removeIt = "remove it, or put it between backticks to show it";
/** Markers of bold, struck and italic text that the parser has left. */
const unclosed = [
  /(?<![\\*])\*\*(?!\*)(?:.{0,60}?\*\*|.{0,40})/g,
  /(?<![\\_\p{L}\d])__(?!_)(?:.{0,60}?__|.{0,40})/gu,
  /(?<![\\~])~~(?!~)(?:.{0,60}?~~|.{0,40})/g,
  // At the start of a paragraph, it marks a note: *Plus taxes.
  /(?<=[^\s*\\] )\*(?=\p{L}).{0,40}/gu,
];

function refuseEmphasis(pattern: RegExp): Rule {
  const hint =
    "write it around whole words without spaces inside, as in **words**, or a backslash before each character";
  return [pattern, "malformed-emphasis", "is not read as emphasis", hint];
}

export const anywhere: readonly Rule[] = [
  [
    /(?<!\\)(!?\[[^[\]\n]+\])\((\S+) [“”„«]([^()\n]*)[“”»]\)/g,
    "malformed-link",
    "has its caption in typographic quotes",
    'write straight quotes: $1($2 "$3")',
  ],
  [
    /(?<!\\)!\[([^[\]\n]+)\]\((?!\S+ [“”„«])(?!\{[{%][^{}\n]*(?:[^\w\s.}-]|site\.|page\.))[^()\n]*\)/g,
    "malformed-link",
    "is not read as a picture, because of a space or a quote in its address",
    "rename the file, with hyphens for spaces, and write no quotes: ![$1](./my-photo.jpg)",
  ],
  [
    /(?<![\w\\\]])!?\[([^[\]\n]+)\]\[[^[\]\n]*\]/g,
    "malformed-link",
    "uses a URL that is not defined",
    "write [$1](/path)",
  ],
  [
    // The parser links a bare URL, so the text ends with the bracket before it.
    /(?<![!\\])\[([^[\]\n]+)\](?:\((?!\{[{%][^{}\n]*(?:[^\w\s.}-]|site\.|page\.))[^()\n]*\)?| \((?=[a-z]+:|[#/.]|$)[^()\n]*\)?)/gm,
    "malformed-link",
    notLink,
    "write [$1](/path), with no space and no quote in the URL",
  ],
  [
    /(?<![\\\]])\(([^()\n]+)\)\[([/#.][^[\]\n]+)\]/g,
    "malformed-link",
    "has its brackets swapped",
    "write [$1]($2)",
  ],
  [
    /(?<!\\)!?\[\[[^[\]\n]*\p{L}[^[\]\n]*\]\]/gu,
    "malformed-link",
    notLink,
    "write [words](/path), ![what it shows](./picture.jpg), or {{name}} for a variable",
  ],
  [
    /(?<!\\)(\[\^[^[\]\s]+\])(?![[(])/g,
    "malformed-footnote",
    "is a footnote without text",
    "write it on a line of its own: $1: text",
  ],
  [
    /(?<![\\`])(`+)[^`].{0,39}/g,
    "unclosed-code",
    "is never closed",
    "write $1 after it, or a backslash before the character if it is not code",
  ],
  ...unclosed.map(refuseEmphasis),
  [
    /(?<![\\{}])\{%.*?(?:%\}|$)|(?<!\\)%%[^%\n]+%%/gm,
    "other-syntax",
    "is a tag of another system",
    removeIt,
  ],
  [
    /(?<![\\{])\{(?!index=)(?:::?\s?[\w.#]|[.#][a-z]|\w+=\S)[^{}\n]*\}/gi,
    "other-syntax",
    "is an attribute of another system",
    removeIt,
  ],
  [
    /(?<![\\)[])\[(?:TOC|embed\].*\[\/embed|\/[a-z][\w-]*|[\w-]+ \w+=["'][^\]]*)\]/gi,
    "other-syntax",
    "is a shortcode of another system",
    removeIt,
  ],
  [
    /(?<![\w:\\]):[a-z][a-z_]+:(?![\w:])/g,
    "other-syntax",
    "is shown as typed, not as an emoji",
    "write the emoji itself, or put the name between backticks",
  ],
  [
    /(?<![\w=\\])==(?![\s=])([^=\n]*[^\s=])==(?![\w=])/g,
    "other-syntax",
    "is not read as highlighted text",
    "write **$1**",
  ],
  [
    /(?<![\\~])~(?![\s/~])([^~\n]*[\p{L}\d])~(?!~)/gu,
    "other-syntax",
    "is not read as subscript or struck text",
    "write <sub>$1</sub> or ~~$1~~",
  ],
  [
    /(?<![\\^])\^([^\s^$]+)\^(?!\^)/g,
    "other-syntax",
    "is not read as superscript",
    "write <sup>$1</sup>",
  ],
  [
    // Not two prices, and not two variables of a shell.
    /(?<![\\\w$])(\${1,2})(?![\s\d$])[^$\n]*[\^_\\=][^$\n]*\1(?![\w$])/g,
    "other-syntax",
    "is not read as a formula",
    "write it in words, or put it between backticks",
  ],
];

/** The same for the start of a line of a paragraph. */
export const atLineStarts: readonly Rule[] = [
  [
    /^(#{2,6})(?![ \t\r\n#])\s*(.*)/g,
    "malformed-heading",
    "is not read as a heading",
    "write a space: $1 $2",
  ],
  [
    /^#(?=\p{L})(.*)/gu,
    "malformed-heading",
    "is not read as a heading",
    "write ## $1, or \\# for the character",
  ],
  [
    // A single dash is punctuation, or precedes the name of a quoted person. Word's second level of bullets is an o.
    /^(?:[•◦▪▫●○‣⁃➢➤►✓✔]|o(?=\t|\p{Zs}{2})|[·–—](?=\p{Zs}.*[\r\n][\s>]*[·–—]\p{Zs}))[\t\p{Zs}]*(.*)/gu,
    "malformed-list",
    notListItem,
    "write - $1",
  ],
  [
    /^(-|\d{1,2}[.)])(?=[A-Za-z][a-z])(.*)/g,
    "malformed-list",
    notListItem,
    "write a space: $1 $2",
  ],
  [
    /^([-*+]|\d{1,2}[.)])(?! )\p{Zs}+(.*)/gu,
    "malformed-list",
    notListItem,
    "replace the space, which came with pasted text: $1 $2",
  ],
  [
    /^[ai]\)\p{Zs}+(.*)/giu,
    "malformed-list",
    notListItem,
    "write 1. $1, and 2. on the next line",
  ],
  [
    /^([ai])\.\p{Zs}+(.*)/giu,
    "malformed-list",
    notListItem,
    "write 1. $2, and 2. on the next line, or $1\\. for the initial of a name",
  ],
  [
    /^(?:☐|\[\](?= )|\[ \](?![\s(:[]))\p{Zs}*(.*)/gu,
    "malformed-list",
    notListItem,
    "write - [ ] $1",
  ],
  [
    /^(?:[☑☒]|\[x\](?![\s(:[]))\p{Zs}*(.*)/giu,
    "malformed-list",
    notListItem,
    "write - [x] $1",
  ],
  [
    /^(https:\/\/(?:(?:www\.|m\.)?youtube\.com|youtu\.be|vimeo\.com)\/\S+)$/g,
    "other-syntax",
    "is shown as its URL, not as a video",
    "write [the name of the video]($1)",
  ],
  [
    // Cells of a spreadsheet or of Word, in two lines or more.
    /^([^\t\r\n]+)\t[^\r\n]*(?=\r?\n[\s>]*[^\s][^\t\r\n]*\t)/g,
    "malformed-table",
    "has tabs between its cells, so it is not read as a table",
    "write | around each cell, as in | $1 | … |, and | --- | --- | below the first row",
  ],
  [
    /^(?:(?::::+|!!!|\?\?\?) ?\{?[a-z]+|:::+\s*$)/gim,
    "malformed-callout",
    "is not read as a callout",
    "write > [!NOTE], > [!TIP] or > [!CAUTION] above it, > before each of its lines, and nothing below it",
  ],
];
