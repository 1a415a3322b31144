import { smartypantsu } from "smartypants";
import type { Node, Parent } from "unist";

/** Applies smart punctuation: curly quotes and apostrophes, `6–12`, `2 × 3`, `$2,000`, and no line break in `4.8 / 5`. */
export function typeset(text: string): string {
  return replaceSymbols(groupThousands(text));
}

/** Dollar amounts only: a bare number may be a year, an order number, or a postal code. */
function groupThousands(text: string): string {
  return text.replace(/(?<=\$)\d{4,}(?![\d,])/g, (digits) =>
    Number(digits).toLocaleString("en-US"),
  );
}

/** `2 x 3`, but not `3x`, `0x10`, or file names such as `post-4x5.png`. */
const factor = String.raw`(?<![\w.,-])(?!0x)(\d[\d.,]*)`;
const nextFactor = String.raw`(?=[1-9]\d*(?:\.\d+)?(?!\w|\.\w))`;
const times = new RegExp(String.raw`${factor}( ?)x\2${nextFactor}`, "g");

/** Replacements that keep the length, so that a text in several parts can be processed as a whole. */
function replaceSymbols(text: string): string {
  const signed = setQuotes(text)
    .replace(times, (_, number: string, space: string) =>
      space === "" ? `${number}×` : `${number}\u00a0×\u00a0`,
    )
    .replace(/(?<=\d) \/ (?=\d)/g, "\u00a0/\u00a0");
  return setRanges(signed);
}

/** SmartyPants parses HTML and removes backslashes, so its special characters are replaced during the call. */
const aside = ["<", "&", "\\"].map(
  (character, index) =>
    [character, String.fromCharCode(0xe000 + index)] as const,
);

/** Quotes that SmartyPants would turn the wrong way. */
const exceptions: readonly (readonly [typed: RegExp, set: string])[] = [
  // Apostrophes in place of letters and digits: `'til`, `the '80s`, `rock 'n' roll`.
  [/(?<![\p{L}\d])'(?=(?:til|tis|twas|em)\b)/giu, "’"],
  [/(?<![\p{L}\d])'(?=\d\ds?(?![\d%']))/gu, "’"],
  [/(?<= )'(?=n' \p{L})|(?<= ['’]n)'(?= \p{L})/giu, "’"],
  // Quotes that open after a dash or a slash.
  [/(?<=[—–/])"(?=[\p{L}\d])/gu, "“"],
  [/(?<=[—–/])'(?=[\p{L}\d])/gu, "‘"],
];

function setQuotes(text: string): string {
  const turned = exceptions.reduce(
    (part, [typed, set]) => part.replace(typed, set),
    text,
  );
  const plain = aside.reduce(
    (part, [from, to]) => part.replaceAll(from, to),
    turned,
  );
  return aside.reduce(
    (part, [from, to]) => part.replaceAll(to, from),
    smartypantsu(plain, "q"),
  );
}

const amount = String.raw`\$?(\d[\d,]*(?:\.\d+)?)([KMB]?)%?`;

/** Two amounts that are not part of a date, phone number, version, URL, or code. */
const range = new RegExp(
  String.raw`(?<![\w$+.,:/#=&?@-]|\) ?)${amount}-${amount}(?![\w@-]|[.,:/]\d)`,
  "g",
);

const thousands = ["", "K", "M", "B"];

/** Uses an en dash in `6-12`, `$200K-$500K`, and `20-30%`: between numbers of which the second is larger. */
function setRanges(text: string): string {
  return text.replace(
    range,
    (written, from: string, unit: string, to: string, formatUnit: string) =>
      formatNumber(from, unit || formatUnit) < formatNumber(to, formatUnit)
        ? written.replace("-", "–")
        : written,
  );
}

function formatNumber(digits: string, unit: string): number {
  // A code or phone extension: `555-0100`.
  if (/^0\d/.test(digits)) return NaN;
  return Number(digits.replaceAll(",", "")) * 1000 ** thousands.indexOf(unit);
}

type AnyNode = Node &
  Partial<Pick<Parent, "children">> & { tagName?: string; value?: string };

/** Inline nodes, by their names in both trees. */
const inline =
  "a em strong del span mark sub sup link linkReference emphasis delete".split(
    " ",
  );
const verbatim = /^(?:code|pre|kbd|samp|inlineCode|html)$/;
/** Never part of a text: the content check rejects it. */
const blockEnd = "\u2029";

/** A part of a block's text: words, or a placeholder for a node that is left unchanged. */
type Piece = AnyNode & { value: string };

/** Applies smart punctuation to a tree after its variables are filled in. Quotes may span bold text and links. */
export function typesetTree(root: Node): void {
  const pieces = collectPieces(root);
  for (const piece of pieces) piece.value = groupThousands(piece.value);
  const written = pieces.map(({ value }) => value).join("");
  const set = written.split(blockEnd).map(replaceSymbols).join(blockEnd);
  let start = 0;
  for (const piece of pieces) {
    piece.value = set.slice(start, (start += piece.value.length));
  }
}

function collectPieces(node: AnyNode): Piece[] {
  const name = node.tagName ?? node.type;
  if (verbatim.test(name)) return [{ type: "other", value: "x" }];
  if (node.type === "text") return [node as Piece];
  const pieces = (node.children ?? []).flatMap((child) => collectPieces(child));
  if (inline.includes(name)) return pieces;
  const end = () => ({ type: "other", value: blockEnd });
  return [end(), ...pieces, end()];
}
