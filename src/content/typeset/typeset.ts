import { smartypantsu } from "smartypants";

/** Matches text that may need changes; most texts need none. */
const typed = /['"]|\d[%KMB]?-\$?\d|\d ?[x/] ?\d|\$\d{4}/;

/** Applies smart punctuation: curly quotes and apostrophes, `6–12`, `2 × 3`, `$2,000`, and no line break in `4.8 / 5`. */
export function typeset(text: string): string {
  return typed.test(text) ? replaceSymbols(groupThousands(text)) : text;
}

/** Dollar amounts only: a bare number may be a year, an order number, or a postal code. */
export function groupThousands(text: string): string {
  return text.replace(/(?<=\$)\d{4,}(?![\d,])/g, (digits) =>
    Number(digits).toLocaleString("en-US"),
  );
}

/** `2 x 3`, but not `3x`, `0x10`, or file names such as `post-4x5.png`. */
const times = /(?<![\w.,-])(?!0x)(\d[\d.,]*)( ?)x\2(?=[1-9]\d*(?:\.\d+)?(?!\w|\.\w))/g;

/** Replacements that keep the length, so that a text in several parts can be processed as a whole. */
export function replaceSymbols(text: string): string {
  const signed = setQuotes(text)
    .replace(times, (_, number: string, space: string) =>
      space === "" ? `${number}×` : `${number}\u00a0×\u00a0`,
    )
    .replace(/(?<=\d) \/ (?=\d)/g, "\u00a0/\u00a0");
  return setRanges(signed);
}

/** SmartyPants parses HTML and removes backslashes, so its special characters are replaced during the call. */
const aside = ["<", "&", "\\"].map(
  (character, index) => [character, String.fromCharCode(0xe000 + index)] as const,
);

function setQuotes(text: string): string {
  const plain = aside.reduce((part, [from, to]) => part.replaceAll(from, to), text);
  return aside.reduce((part, [from, to]) => part.replaceAll(to, from), smartypantsu(plain, "q"));
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
