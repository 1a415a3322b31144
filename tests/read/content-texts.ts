import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { CONTENT_DIR } from "./settings";

/** Dates of records, which are no figures of the copy. */
const DATES = ["publishDate", "updatedDate", "effectiveDate", "pricesValidUntil"];
/** Sample data of the dashboard, and the sketch of it. */
const SAMPLES = ["report"];
/** Fields that hold a bare number, and how visitors read it. */
const UNITS: Record<string, (amount: number) => string> = {
  price: (amount) => `$${amount}`,
  originalPrice: (amount) => `$${amount}`,
  share: (amount) => `${amount}%`,
};

/** The words of every record in `content/`, by file, without dates and sample data, and with its numbers as visitors read them. */
export function readContentTexts(): Record<string, string> {
  const files = readdirSync(CONTENT_DIR, { recursive: true, encoding: "utf8" })
    .filter((file) => !file.split(path.sep).includes(".schemas"))
    .filter((file) => /\.(md|ya?ml)$/.test(file));
  if (files.length === 0) throw new Error(`There are no records in ${CONTENT_DIR}.`);
  return Object.fromEntries(files.sort().map((file) => [file, readText(file)]));
}

function readText(file: string): string {
  const text = readFileSync(path.join(CONTENT_DIR, file), "utf8");
  if (!file.endsWith(".md")) return readValues(parse(text)).join("\n");
  const [, frontMatter = "", ...body] = text.split(/^---$/m);
  return [...readValues(parse(frontMatter)), body.join("---")].join("\n");
}

function readValues(value: unknown, key = ""): string[] {
  if (DATES.includes(key) || SAMPLES.includes(key)) return [];
  if (Array.isArray(value)) return value.flatMap((each) => readValues(each));
  if (typeof value === "object" && value !== null) {
    if ("type" in value && value.type === "dashboard") return [];
    return Object.entries(value).flatMap(([name, each]) => readValues(each, name));
  }
  if (typeof value === "number") return [UNITS[key]?.(value) ?? String(value)];
  return typeof value === "string" ? [value] : [];
}
