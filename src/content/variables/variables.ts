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
  return resolveVariable(name, (each) => {
    const { type, key, word } = findOwner(each, types);
    const record = type && find(type, key);
    const values = record && type.variables?.read(record);
    return values && Object.hasOwn(values, word) ? values[word] : undefined;
  });
}

/** A variable's value, with the variables in it filled in; `outer` are those that it is in, which end a cycle. */
export function resolveVariable(
  name: string,
  read: Variables["get"],
  outer: readonly string[] = [],
): string | undefined {
  if (outer.includes(name)) return undefined;
  const get = (inner: string) => resolveVariable(inner, read, [...outer, name]);
  const value = read(name);
  return value && fillVariables(value, { get });
}
