import type { z } from "zod";
import { type Issue, countOf, quote } from "../issues/issue";
import { suggest, suggestHint } from "../issues/suggest";
import type { SourceFile } from "../read/source-file";
import { type AnySchema, metaOf } from "../schema/field-meta";
import { fieldAt, schemaAt, valueAt } from "../schema/schema-at";
import { fieldsOf, literalOf, optionsOf, unwrap } from "../schema/schema-shape";

type Words = [message: string, hint: string];

/** Explains zod's issues to writers: one problem for each error, with a fix. */
export function explainIssues(
  issues: readonly z.core.$ZodIssue[],
  schema: AnySchema,
  data: unknown,
  writtenAt: SourceFile["writtenAt"],
): Issue[] {
  const misspelled = issues.flatMap((issue) =>
    issue.code === "unrecognized_keys" ? explainKeys(issue, schema, data) : [],
  );
  // A misspelled field is also missing under its correct name; report it once.
  const intended = new Set(misspelled.map(({ meant }) => meant));
  // zod also reports a length issue for values of a wrong type.
  const ofWrongType = new Set(
    issues.filter(({ code }) => code === "invalid_type").map(({ path }) => formatKey(path)),
  );
  const others = issues
    .filter(({ code, path }) => code !== "unrecognized_keys" && !intended.has(formatKey(path)))
    .filter(({ code, path }) => code === "invalid_type" || !ofWrongType.has(formatKey(path)))
    .map((issue) => {
      const [message, hint] = explainValue(issue, schema, data, writtenAt(issue.path));
      return { path: issue.path, message, hint };
    });
  return [...misspelled, ...others];
}

/** Former names of fields. */
const renamedFields: Readonly<Record<string, string>> = {
  formerly: "redirectFrom",
  standing: "reviewStatus",
  accountHeading: "sourcesHeading",
  accountBack: "backToReference",
  accountDated: "datedSource",
  accountNoSource: "missingSource",
};

function explainKeys(
  { keys, path }: z.core.$ZodIssueUnrecognizedKeys,
  schema: AnySchema,
  data: unknown,
) {
  const known = fieldsOf(schemaAt(schema, data, path) ?? schema).map(([name]) => name);
  const missing = known.filter((name) => valueAt(data, [...path, name]) === undefined);
  return keys.map((key) => {
    const renamed = missing.find((name) => name === renamedFields[key]);
    const meant = renamed ?? suggest(key, missing);
    const hint = renamed === undefined ? suggestHint(key, missing) : `renamed to ${renamed}`;
    const removalHint =
      missing.length === 0
        ? "remove it: every field of this group is there"
        : `remove it, or ${hint}`;
    return {
      path: [...path, key],
      isAboutKey: true,
      message: "is not a known field",
      hint: meant === undefined ? removalHint : hint,
      meant: formatKey([...path, meant ?? ""]),
    };
  });
}

function explainValue(
  issue: z.core.$ZodIssue,
  schema: AnySchema,
  data: unknown,
  written: string | undefined,
): Words {
  const value = valueAt(data, issue.path);
  const field = schemaAt(schema, data, issue.path) ?? schema;
  const description = metaOf(field).description ?? "";
  if (issue.code === "invalid_union") return explainUnion(value, field);
  if (value === null) return explainNothing(written, fieldAt(schema, data, issue.path) ?? field);
  if (value === undefined) return ["is missing", `add it: ${description}`];
  switch (issue.code) {
    case "invalid_type":
      return [
        `is ${nameOfValue(value)}, not ${nameOfType(issue.expected)}`,
        explainHowToWrite(value, written, issue.expected, field),
      ];
    case "too_small":
      return explainSize(value, "short", "at least", Number(issue.minimum));
    case "too_big":
      return explainSize(value, "long", "at most", Number(issue.maximum));
    case "invalid_value":
      return [
        `${quote(value)} is not one of the values`,
        suggestHint(typeof value === "string" ? value : "", issue.values.map(String)),
      ];
    case "invalid_format":
      return explainForm(value, issue.message);
    default: {
      const hint: unknown = issue.code === "custom" ? issue.params?.["hint"] : undefined;
      return [issue.message, typeof hint === "string" ? hint : description];
    }
  }
}

function explainUnion(type: unknown, union: AnySchema): Words {
  const known = optionsOf(union).flatMap((option) => literalOf(option, "type") ?? []);
  const hint = suggestHint(typeof type === "string" ? type : "", known);
  if (type === undefined) return ["is missing", hint];
  return [type === null ? "is empty" : `${quote(type)} is not a known type`, hint];
}

/** `written` is the comment that an unquoted value became, if any: `#steps`. */
function explainNothing(written: string | undefined, declared: AnySchema): Words {
  if (written?.startsWith("#") === true) {
    return ["is empty: # begins a comment", `put the text in quotes: "${written}"`];
  }
  const { schema, isOptional } = unwrap(declared);
  const description = metaOf(declared).description ?? metaOf(schema).description ?? "";
  return ["is empty", `fill it in${isOptional ? ", or remove the line" : ""}: ${description}`];
}

/** A text that does not match its field's pattern; `form` is the expected format. */
function explainForm(value: unknown, form: string): Words {
  const startsWithDigit = typeof value === "string" && /^\d[a-z0-9-]*$/.test(value);
  return startsWithDigit && form.startsWith("lower-case")
    ? [`${quote(value)} starts with a digit`, "write a letter first, as in step-1"]
    : [`${quote(value)} is not in the expected form`, `write ${form}`];
}

function explainHowToWrite(
  value: unknown,
  written: string | undefined,
  expected: string,
  field: AnySchema,
): string {
  const word =
    typeof value === "object" ? undefined : (written ?? JSON.stringify(value).replaceAll('"', ""));
  const names = fieldsOf(field).map(([name]) => name);
  const ways: Record<string, string> = {
    string: word === undefined ? "write one line of text" : `put it in quotes: "${word}"`,
    array: word === undefined ? "write each entry on a line after a hyphen" : `write [${word}]`,
    object: `write its fields on the lines below it: ${(names.length > 0 ? names : ["type"]).join(", ")}`,
    int: "write a whole number, for example 5",
    number: "write a whole number, for example 5",
    boolean: "write true or false",
  };
  return ways[expected] ?? metaOf(field).description ?? "";
}

function explainSize(value: unknown, adjective: string, bound: string, limit: number): Words {
  if (value === "") {
    return ["is empty", "write some text, or remove the field where it is optional"];
  }
  if (typeof value === "string") {
    const length = countOf(value.length, "character");
    const most = countOf(limit, "character");
    return [`is too ${adjective}: it has ${length}`, `write ${bound} ${most}`];
  }
  if (Array.isArray(value)) {
    return [`has ${countOf(value.length, "entry", "entries")}`, `list ${bound} ${String(limit)}`];
  }
  return [`${quote(value)} is out of range`, `write ${bound} ${String(limit)}`];
}

export function nameOfValue(value: unknown): string {
  return nameOfType(Array.isArray(value) ? "array" : typeof value);
}

/** The plain name of a zod or JavaScript type. */
function nameOfType(type: string): string {
  const names: Record<string, string> = {
    string: "text",
    number: "a number",
    int: "a whole number",
    boolean: "true or false",
    array: "a list",
    object: "a group of fields",
  };
  return names[type] ?? type;
}

function formatKey(path: readonly PropertyKey[]): string {
  return path.map(String).join("\n");
}
