import type { ContentVariables } from "../fields/checks/content-index";
import type { ContentType } from "../content-type";
import { fillVariables } from "../../site/format/fill-variables";
import type { Variables } from "../../site/format/fill-variables";
import { explainHidden } from "./publication";
import type { Problem } from "../problems/problem";
import type { BrokenRecord, ContentRecord } from "./parse-content";

/** The name of a variable, from the record that owns the value. */
export function toVariableName(prefix: string, key: string, word: string): string {
  return [prefix, key, word].filter((part) => part !== "").join(".");
}

function splitVariableName(name: string): { prefix: string; key: string; word: string } {
  const [prefix = "", key = "", ...words] = name.split(".");
  return key === "" ? { prefix: "", key: "", word: name } : { prefix, key, word: words.join(".") };
}

/** The type and the key of the record that owns a variable, and the word that it gives the value; no type where none does. */
export function findOwner(name: string, types: readonly ContentType[]) {
  const { prefix, key, word } = splitVariableName(name);
  return { type: types.find(({ variables }) => variables?.prefix === prefix), key, word };
}

/** Reads a value by its variable's name out of the one record that owns it. */
export function readVariable(
  name: string,
  types: readonly ContentType[],
  find: (type: ContentType, key: string) => Readonly<Record<string, unknown>> | undefined,
): string | undefined {
  const get = (each: string) => {
    const { type, key, word } = findOwner(each, types);
    const record = type && find(type, key);
    const values = record && type.variables?.read(record);
    return values && Object.hasOwn(values, word) ? values[word] : undefined;
  };
  return fillOnce(get(name), get);
}

/** A value may be taken from a plan of the pricing page: `value: "{{pricing.growth.price}}"`. */
function fillOnce(value: string | undefined, get: Variables["get"]): string | undefined {
  return value === undefined ? undefined : fillVariables(value, { get });
}

/** Gathers the variables of all records. */
export function indexVariables(
  types: readonly ContentType[],
  records: readonly ContentRecord[],
  broken: readonly BrokenRecord[],
): ContentVariables {
  const known = new Map<string, string>();
  const unreadable = new Set<string>();
  const hidden = new Map<string, Problem | undefined>();
  for (const type of types) {
    if (!type.variables) continue;
    const { variables } = type;
    const { prefix } = variables;
    const isOfType = (record: { type: ContentType }) => record.type.name === type.name;
    const sound = records.filter(isOfType);
    const faulty = broken.filter(isOfType);
    for (const { key, value } of sound) {
      for (const [word, text] of Object.entries(variables.read(value))) {
        known.set(toVariableName(prefix, key, word), text);
        hidden.set(toVariableName(prefix, key, word), explainHidden(value));
      }
    }
    for (const { key } of faulty) unreadable.add(toVariableName(prefix, key ?? "", ""));
    const isOneFile = type.format === "yaml" && !type.files.includes("<key>");
    if (isOneFile && sound.length + faulty.length === 0) unreadable.add(prefix);
  }
  return {
    get: (name) => fillOnce(known.get(name), (inner) => known.get(inner)),
    names: () => [...known.keys()],
    isUnreadable: (name) => {
      const { prefix, key } = splitVariableName(name);
      return unreadable.has(prefix) || unreadable.has(toVariableName(prefix, key, ""));
    },
    whyHidden: (name) => hidden.get(name),
  };
}
