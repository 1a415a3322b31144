import { type Variables, fillVariables } from "../../lib/format/fill-variables";
import type { ContentType } from "../content-type";
import type { ContentVariables, Hidden } from "../checks/fields/content-index";
import type { BrokenRecord, ContentRecord } from "./parse-content";
import { explainHidden } from "./publication";

/** Builds a variable's name from the record that defines its value. */
export function formatVariableName(
  prefix: string,
  key: string,
  word: string,
): string {
  return [prefix, key, word].filter((part) => part !== "").join(".");
}

function splitVariableName(name: string): {
  prefix: string;
  key: string;
  word: string;
} {
  const [prefix = "", key = "", ...words] = name.split(".");
  return key === ""
    ? { prefix: "", key: "", word: name }
    : { prefix, key, word: words.join(".") };
}

/** The type and key of the record that defines a variable, and the last word of its name; no type if it is unknown. */
export function findOwner(name: string, types: readonly ContentType[]) {
  const { prefix, key, word } = splitVariableName(name);
  return {
    type: types.find(({ variables }) => variables?.prefix === prefix),
    key,
    word,
  };
}

/** Reads a variable's value from the record that defines it. */
export function readVariable(
  name: string,
  types: readonly ContentType[],
  find: (
    type: ContentType,
    key: string,
  ) => Readonly<Record<string, unknown>> | undefined,
): string | undefined {
  return fillOnce(name, (each) => {
    const { type, key, word } = findOwner(each, types);
    const record = type && find(type, key);
    const values = record && type.variables?.read(record);
    return values && Object.hasOwn(values, word) ? values[word] : undefined;
  });
}

/** Fills in a value that comes from a pricing plan: `value: "{{pricing.growth.price}}"`. */
function fillOnce(name: string, get: Variables["get"]): string | undefined {
  const value = get(name);
  return value && fillVariables(value, { get });
}

export function indexVariables(
  types: readonly ContentType[],
  records: readonly ContentRecord[],
  broken: readonly BrokenRecord[],
): ContentVariables {
  const known = new Map<string, { text: string; why: Hidden | undefined }>();
  const unreadable = new Set<string>();
  for (const { name, variables, format, files } of types) {
    if (!variables) continue;
    const { prefix } = variables;
    const sound = records.filter(({ type }) => type.name === name);
    const faulty = broken.filter(({ type }) => type.name === name);
    for (const { key, value } of sound)
      for (const [word, text] of Object.entries(variables.read(value)))
        if (text !== undefined)
          known.set(formatVariableName(prefix, key, word), {
            text,
            why: explainHidden(value),
          });
    for (const { key } of faulty)
      unreadable.add(formatVariableName(prefix, key ?? "", ""));
    const isOneFile = format === "yaml" && !files.includes("<key>");
    if (isOneFile && sound.length + faulty.length === 0) unreadable.add(prefix);
  }
  return {
    get: (name) => fillOnce(name, (inner) => known.get(inner)?.text),
    names: () => [...known.keys()],
    isUnreadable: (name) => {
      const { prefix, key } = splitVariableName(name);
      return (
        unreadable.has(prefix) ||
        unreadable.has(formatVariableName(prefix, key, ""))
      );
    },
    whyHidden: (name) => known.get(name)?.why,
  };
}
