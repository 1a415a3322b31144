const amount = String.raw`\$?(\d[\d,]*(?:\.\d+)?)([KMB]?)%?`;

/** Two amounts, and no part of what is longer: a date, a phone number, a version, an address or a code. */
const range = new RegExp(
  String.raw`(?<![\w$+.,:/#=&?@-]|\) ?)${amount}-${amount}(?![\w@-]|[.,:/]\d)`,
  "g",
);

const thousands = ["", "K", "M", "B"];

/** An en dash in `6-12`, `$200K-$500K`, and `20-30%`: between numbers of which the second is larger. */
export function setRanges(text: string): string {
  return text.replace(range, (written, from: string, unit: string, to: string, toUnit: string) =>
    toNumber(from, unit || toUnit) < toNumber(to, toUnit) ? written.replace("-", "–") : written,
  );
}

function toNumber(digits: string, unit: string): number {
  // A code or an extension: `555-0100`.
  if (/^0\d/.test(digits)) return NaN;
  return Number(digits.replaceAll(",", "")) * 1000 ** thousands.indexOf(unit);
}
