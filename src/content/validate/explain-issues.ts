import type { z } from "zod";
import {
  type Issue,
  countOf,
  createIssue,
  quote,
  suggest,
  suggestHint,
} from "../issues";
import type { SourceFile } from "../read/source-file";
import { type AnySchema, metaOf } from "../schema/field-meta";
import { partsOf, schemaAt, valueAt } from "../schema/walk";
import { fieldsOf, literalOf, optionsOf, unwrap } from "../schema/schema-shape";

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
  // A misspelled field is also missing under its correct name, and a value of a wrong type has a wrong length.
  const reported = new Set(misspelled.map(({ meant }) => meant));
  const ofWrongType = issues.filter(({ code }) => code === "invalid_type");
  const wrongTypes = new Set(ofWrongType.map(({ path }) => formatKey(path)));
  const others = issues.filter(({ code, path }) => {
    const key = formatKey(path);
    if (code === "unrecognized_keys" || reported.has(key)) return false;
    return code === "invalid_type" || !wrongTypes.has(key);
  });
  return [
    ...misspelled.map(({ issue }) => issue),
    ...others.map((issue) => {
      const written = writtenAt(issue.path);
      const explained = explainValue(issue, schema, data, written);
      return { ...explained, path: issue.path };
    }),
  ];
}

function explainKeys(
  { keys, path }: z.core.$ZodIssueUnrecognizedKeys,
  schema: AnySchema,
  data: unknown,
) {
  const group = unwrap(schemaAt(schema, data, path) ?? schema);
  const known = partsOf(group, valueAt(data, path)).map(([name]) =>
    String(name),
  );
  const missing = known.filter(
    (name) => valueAt(data, [...path, name]) === undefined,
  );
  return keys.map((key) => {
    const meant = suggest(key, missing);
    const rename = suggestHint(key, missing);
    const hint = meant === undefined ? `remove it, or ${rename}` : rename;
    const isFull = missing.length === 0;
    const issue = createIssue(
      "unknown-field",
      "is not a known field",
      isFull ? "remove it: this group already has all its fields" : hint,
      { path: [...path, key], isAboutKey: true },
    );
    return { issue, meant: formatKey([...path, meant ?? ""]) };
  });
}

function explainValue(
  issue: z.core.$ZodIssue,
  schema: AnySchema,
  data: unknown,
  written: string | undefined,
): Issue {
  const value = valueAt(data, issue.path);
  const declared = schemaAt(schema, data, issue.path) ?? schema;
  const field = unwrap(declared);
  const description = metaOf(field).description ?? "";
  if (issue.code === "invalid_union") return explainUnion(value, field);
  if (value === null) return explainNothing(written, declared);
  if (value === undefined)
    return createIssue("missing-field", "is missing", explainMissing(field));
  switch (issue.code) {
    case "invalid_type": {
      const reason = `is ${nameOfValue(value)}, not ${nameOfType(issue.expected)}`;
      const hint = explainHowToWrite(value, written, issue.expected, field);
      return createIssue("wrong-type", reason, hint);
    }
    case "too_small":
      return explainSize(value, "short", "at least", Number(issue.minimum));
    case "too_big":
      return explainSize(value, "long", "at most", Number(issue.maximum));
    case "invalid_value":
      return refuseValue(value, issue.values.map(String));
    case "invalid_format":
      return issue.format === "date"
        ? createIssue("invalid-date", `${quote(value)} is not a date`, dateHint)
        : explainForm(value, issue.message);
    // A rule for several fields, or a text of spaces.
    case "custom": {
      const own: unknown = issue.params?.["issue"];
      return isIssue(own)
        ? own
        : createIssue("empty-field", "is empty", emptyTextHint);
    }
    default: {
      const reason = `${quote(value)} is not valid: ${issue.message}`;
      return createIssue("invalid-format", reason, description);
    }
  }
}

function explainMissing(field: AnySchema): string {
  const names = fieldsOf(field)
    .filter(([, part]) => part._zod.optin === undefined)
    .map(([name]) => name);
  const withFields =
    names.length === 0 ? "" : ` On the lines below it: ${names.join(", ")}`;
  return `add it: ${metaOf(field).description ?? ""}${withFields}`;
}

function isIssue(value: unknown): value is Issue {
  return typeof value === "object" && value !== null && "hint" in value;
}

function explainUnion(type: unknown, union: AnySchema): Issue {
  const known = optionsOf(union).flatMap(
    (option) => literalOf(option, "type") ?? [],
  );
  return type === undefined || type === null
    ? createIssue("missing-field", "is missing", suggestHint("", known))
    : refuseValue(type, known);
}

function refuseValue(value: unknown, known: readonly string[]): Issue {
  const hint = suggestHint(typeof value === "string" ? value : "", known);
  return createIssue(
    "unknown-value",
    `${quote(value)} is not a valid value`,
    hint,
  );
}

/** `written` is the comment that an unquoted value became, if any: `#steps`. */
function explainNothing(
  written: string | undefined,
  declared: AnySchema,
): Issue {
  if (written?.startsWith("#") === true) {
    const reason = `is empty: YAML reads ${written} as a comment`;
    return createIssue(
      "unquoted-text",
      reason,
      `put the text in quotes: "${written}"`,
    );
  }
  const description =
    metaOf(declared).description ?? metaOf(unwrap(declared)).description ?? "";
  const orRemove =
    declared._zod.optin === undefined ? "" : ", or remove the line";
  const hint = `fill it in${orRemove}: ${description}`;
  return createIssue("empty-field", "is empty", hint);
}

/** A text that does not match its field's pattern; `form` is the expected format. */
function explainForm(value: unknown, form: string): Issue {
  const reason = `${quote(value)} is not in the expected format`;
  return createIssue("invalid-format", reason, `write ${form}`);
}

function explainHowToWrite(
  value: unknown,
  written: string | undefined,
  expected: string,
  field: AnySchema,
): string {
  const word =
    typeof value === "object"
      ? undefined
      : (written ?? JSON.stringify(value).replaceAll('"', ""));
  const names = fieldsOf(field).map(([name]) => name);
  const number = "write a whole number, for example 5";
  const ways: Record<string, string> = {
    string:
      word === undefined
        ? "write one line of text"
        : `put it in quotes: "${word}"`,
    array:
      word === undefined
        ? "write each entry on its own line, after a hyphen"
        : `write [${word}]`,
    object: `write its fields on the lines below: ${names.join(", ") || "type"}`,
    int: number,
    number,
    boolean: "write true or false",
  };
  return ways[expected] ?? metaOf(field).description ?? "";
}

const dateHint = "write YYYY-MM-DD, for example 2025-03-15";
const emptyTextHint = "write some text, or remove the field if it is optional";

function explainSize(
  value: unknown,
  adjective: string,
  bound: string,
  most: number,
): Issue {
  if (value === "")
    return createIssue("empty-field", "is empty", emptyTextHint);
  const refuse = (reason: string, limit: string) =>
    createIssue("out-of-range", reason, `write ${bound} ${limit}`);
  if (typeof value === "string") {
    const reason = `is too ${adjective}: ${countOf(value.length, "character")}`;
    return refuse(reason, countOf(most, "character"));
  }
  if (!Array.isArray(value))
    return refuse(`${quote(value)} is out of range`, String(most));
  const reason = `has ${countOf(value.length, "entry", "entries")}`;
  return refuse(reason, countOf(most, "entry", "entries"));
}

export function nameOfValue(value: unknown): string {
  return nameOfType(Array.isArray(value) ? "array" : typeof value);
}

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
