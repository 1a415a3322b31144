import { type Variables, fillVariables } from "../../lib/format/fill-variables";
import type { ContentType } from "../content-type";

/** Builds a variable's name from the record that defines its value. */
export function formatVariableName(
  prefix: string,
  key: string,
  word: string,
): string {
  return [prefix, key, word].filter((part) => part !== "").join(".");
}

export function splitVariableName(name: string): {
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
export function fillOnce(
  name: string,
  get: Variables["get"],
): string | undefined {
  const value = get(name);
  return value && fillVariables(value, { get });
}
