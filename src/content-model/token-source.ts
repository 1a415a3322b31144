import type { ContentType } from "./content-type";
import type { BrokenRecord, ContentRecord } from "./parse-content";

/** How the values of a content type's records are named in other content: `{{plan.growth.price}}`. */
export interface TokenSource {
  /** The first word of the name; empty for the site's own record, whose tokens are single words. */
  prefix: string;
  /** Each value by the last word of its name; the empty word stands for the record itself: `{{fact.trial}}`. */
  values: Readonly<Record<string, (value: never) => string>>;
}

/** Everything that content may name in double braces. */
export interface ContentTokens {
  get: (name: string) => string | undefined;
  /** The names that are known. */
  names: () => readonly string[];
  /** True for a name that can't be judged, because the file that would define it can't be read. */
  isUnreadable: (name: string) => boolean;
}

/** Fills the gap that a broken record leaves: it passes every check, so that only the record is reported. */
const standIn = "hello@company.example";

/** The name of a token, from the record that owns the value. */
export function toTokenName(prefix: string, key: string, word: string): string {
  return [prefix, key, word].filter((part) => part !== "").join(".");
}

/** Reads a value by its token's name out of the one record that owns it. */
export function readToken(
  name: string,
  types: readonly ContentType[],
  find: (type: ContentType, key: string) => object | undefined,
): string | undefined {
  const parts = name.split(".");
  const [prefix = "", key = "", ...words] = parts.length === 1 ? ["", "", name] : parts;
  const type = types.find(({ tokens }) => tokens?.prefix === prefix);
  const word = words.join(".");
  const values = type?.tokens?.values ?? {};
  const read = Object.hasOwn(values, word) ? values[word] : undefined;
  const value = type && read && find(type, key);
  return value && read(value as never);
}

/** Gathers the tokens of all records. */
export function indexTokens(
  types: readonly ContentType[],
  records: readonly ContentRecord[],
  broken: readonly BrokenRecord[],
): ContentTokens {
  const known = new Map<string, string>();
  const unreadable = new Set<string>();
  for (const type of types) {
    if (!type.tokens) continue;
    const { prefix, values } = type.tokens;
    const isOfType = (record: { type: ContentType }) => record.type.name === type.name;
    for (const { key, value } of records.filter(isOfType)) {
      for (const [word, read] of Object.entries(values)) {
        known.set(toTokenName(prefix, key, word), read(value as never));
      }
    }
    const faulty = broken.filter(isOfType);
    for (const { key = "" } of faulty) {
      for (const word of Object.keys(values)) known.set(toTokenName(prefix, key, word), standIn);
    }
    const isOneFile = type.format === "yaml" && !type.files.includes("<key>");
    const isMissing = isOneFile && !records.some(isOfType) && faulty.length === 0;
    if (isMissing || faulty.some(({ key }) => key === undefined)) unreadable.add(prefix);
  }
  return {
    get: (name) => known.get(name),
    names: () => [...known.keys()],
    isUnreadable: (name) => unreadable.has(name.includes(".") ? (name.split(".")[0] ?? "") : ""),
  };
}
