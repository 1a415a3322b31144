import type { ContentType } from "../content-type";
import { explainHidden } from "../read/publication";
import type { Hidden } from "../read/publication";
import type { BrokenRecord, ContentRecord } from "../read/parse-content";

/** Everything that content may name in double braces. */
export interface ContentTokens {
  get: (name: string) => string | undefined;
  /** The names that are known. */
  names: () => readonly string[];
  /** True for a name that can't be judged, because the record or file that would define it has faults. */
  isUnreadable: (name: string) => boolean;
  /** Tells why visitors do not see the record that owns the value. */
  whyHidden: (name: string) => Hidden | undefined;
}

/** The name of a token, from the record that owns the value. */
export function toTokenName(prefix: string, key: string, word: string): string {
  return [prefix, key, word].filter((part) => part !== "").join(".");
}

function splitTokenName(name: string): { prefix: string; key: string; word: string } {
  const [prefix = "", key = "", ...words] = name.split(".");
  return key === "" ? { prefix: "", key: "", word: name } : { prefix, key, word: words.join(".") };
}

/** Reads a value by its token's name out of the one record that owns it. */
export function readToken(
  name: string,
  types: readonly ContentType[],
  find: (type: ContentType, key: string) => object | undefined,
): string | undefined {
  const { prefix, key, word } = splitTokenName(name);
  const type = types.find(({ tokens }) => tokens?.prefix === prefix);
  const record = type && find(type, key);
  const values = record && type.tokens?.read(record as never);
  return values && Object.hasOwn(values, word) ? values[word] : undefined;
}

/** Gathers the tokens of all records. */
export function indexTokens(
  types: readonly ContentType[],
  records: readonly ContentRecord[],
  broken: readonly BrokenRecord[],
): ContentTokens {
  const known = new Map<string, string>();
  const unreadable = new Set<string>();
  const hidden = new Map<string, Hidden | undefined>();
  for (const type of types) {
    if (!type.tokens) continue;
    const { prefix, read } = type.tokens;
    const isOfType = (record: { type: ContentType }) => record.type.name === type.name;
    const sound = records.filter(isOfType);
    const faulty = broken.filter(isOfType);
    for (const { key, value } of sound) {
      for (const [word, text] of Object.entries(read(value as never))) {
        known.set(toTokenName(prefix, key, word), text);
        hidden.set(toTokenName(prefix, key, word), explainHidden(value));
      }
    }
    for (const { key } of faulty) unreadable.add(toTokenName(prefix, key ?? "", ""));
    const isOneFile = type.format === "yaml" && !type.files.includes("<key>");
    if (isOneFile && sound.length + faulty.length === 0) unreadable.add(prefix);
  }
  return {
    get: (name) => known.get(name),
    names: () => [...known.keys()],
    isUnreadable: (name) => {
      const { prefix, key } = splitTokenName(name);
      return unreadable.has(prefix) || unreadable.has(toTokenName(prefix, key, ""));
    },
    whyHidden: (name) => hidden.get(name),
  };
}
