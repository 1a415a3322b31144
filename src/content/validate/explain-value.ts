import { metaOf } from "../schema/field-meta";
import type { AnySchema } from "../schema/field-meta";
import { countOf, nameOfType, nameOfValue, quote } from "../problems/name-value";
import { fieldsOf, literalOf, optionsOf } from "../schema/schema-shape";
import { suggestHint } from "../problems/suggest";

export type Words = [what: string, hint: string];

/** What the declaration of a field says to its writer. */
export interface FieldWords {
  description: string;
  /** True where the field may be left out. */
  isOptional: boolean;
}

/** A value of another type than its field takes. */
export function explainType(
  value: unknown,
  expected: string,
  field?: AnySchema,
  written = toWord(value),
): Words {
  const what = `is ${nameOfValue(value)}, not ${nameOfType(expected)}`;
  const word = typeof value === "object" ? undefined : written;
  return [what, explainHowToWrite(word, expected, field)];
}

/** `written` is the comment that a value without quotes has become, where there is one: `#steps`. */
export function explainNothing(
  written: string | undefined,
  { description, isOptional }: FieldWords = { description: "a value", isOptional: false },
): Words {
  if (written?.startsWith("#") === true) {
    return ["is empty: # begins a comment", `put the text in quotes: "${written}"`];
  }
  return ["is empty", `fill it in${isOptional ? ", or remove the line" : ""}: ${description}`];
}

/** A text that its field's pattern refuses; `form` says what the field takes. */
export function explainForm(value: unknown, form: string): Words {
  const startsWithDigit = typeof value === "string" && /^\d[a-z0-9-]*$/.test(value);
  if (startsWithDigit && form.startsWith("lower-case")) {
    return [`${quote(value)} starts with a digit`, "write a letter first, as in step-1"];
  }
  return [`${quote(value)} is not in the expected form`, `write ${form}`];
}

function toWord(value: unknown): string {
  return JSON.stringify(value).replaceAll('"', "");
}

function explainHowToWrite(word: string | undefined, expected: string, field?: AnySchema): string {
  switch (expected) {
    case "string":
      return word === undefined ? "write one line of text" : `put it in quotes: "${word}"`;
    case "array":
      return word === undefined ? "write each entry on a line after a hyphen" : `write [${word}]`;
    case "object": {
      const names = field ? fieldsOf(field).map(([name]) => name) : [];
      return `write its fields on the lines below it: ${(names.length > 0 ? names : ["type"]).join(", ")}`;
    }
    case "int":
    case "number":
      return "write a whole number, for example 5";
    case "boolean":
      return "write true or false";
    default:
      return field ? (metaOf(field).description ?? "") : "";
  }
}

/** The data names no alternative of a union, or one that does not exist. */
export function explainUnion(type: unknown, union?: AnySchema): Words {
  const options = union ? optionsOf(union) : [];
  const known = options.flatMap((option) => literalOf(option, "type") ?? []);
  const hint = suggestHint(typeof type === "string" ? type : "", known);
  if (type === undefined) return ["is missing", hint];
  if (type === null) return ["is empty", hint];
  return [`${quote(type)} is not a known type`, hint];
}

/** A text, a list or a number beyond its limits. */
export function explainSize(
  value: unknown,
  adjective: string,
  bound: string,
  limit: number,
): Words {
  if (value === "")
    return ["is empty", "write some text, or remove the field where it is optional"];
  if (typeof value === "string") {
    const length = countOf(value.length, "character");
    return [
      `is too ${adjective}: it has ${length}`,
      `write ${bound} ${countOf(limit, "character")}`,
    ];
  }
  if (Array.isArray(value)) {
    return [`has ${countOf(value.length, "entry", "entries")}`, `list ${bound} ${String(limit)}`];
  }
  return [`${quote(value)} is out of range`, `write ${bound} ${String(limit)}`];
}
