import type { z } from "zod";
import {
  type Issue,
  countOf,
  createIssue,
  listNames,
  quote,
  suggest,
  suggestHint,
} from "../issues";
import { type AnySchema, metaOf } from "../schema/field-meta";
import { partsOf, schemaAt, valueAt } from "../schema/walk";
import { fieldsOf, literalOf, optionsOf, unwrap } from "../schema/schema-shape";

/** Explains zod's issues to writers: one problem for each error, with a fix. */
export function explainIssues(
  issues: readonly z.core.$ZodIssue[],
  schema: AnySchema,
  data: unknown,
): Issue[] {
  const misspelled = issues.flatMap((issue) =>
    issue.code === "unrecognized_keys" ? explainKeys(issue, schema, data) : [],
  );
  // A misspelled field is also missing under its correct name, and a value of a wrong type has a wrong length.
  const reported = new Set(misspelled.map(({ meant }) => meant));
  const others = issues.filter(
    ({ code, path }) =>
      code !== "unrecognized_keys" &&
      reported.size < reported.add(formatKey(path)).size,
  );
  return [
    ...misspelled.map(({ issue }) => issue),
    ...others.map((issue) => {
      return { ...explainValue(issue, schema, data), path: issue.path };
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
  return keys.map((key) => {
    const place = { path: [...path, key], isAboutKey: true };
    const meant = suggestField(key, known);
    // In braces, a comma ends a value.
    const isPart = /[ \d]/.test(key);
    const otherwise = isPart
      ? "if it belongs to the value before it, put that in quotes, or write a number without its comma; else remove it"
      : `remove it, or ${listNames(key, known)}`;
    const hint = meant === undefined ? otherwise : `did you mean "${meant}"?`;
    const reason = "is not a known field";
    const issue = createIssue("unknown-field", reason, hint, place);
    return { issue, meant: formatKey([...path, meant ?? ""]) };
  });
}

/** The known field that is similar to a written one, or starts or ends as it does: `publishDate` for `date`. */
function suggestField(
  key: string,
  known: readonly string[],
): string | undefined {
  const written = key.toLowerCase();
  const start = written.slice(0, 5);
  const isAlike = (name: string) =>
    name.startsWith(start) || name.toLowerCase().endsWith(written);
  return suggest(key, known) ?? known.find(isAlike);
}

function explainValue(
  issue: z.core.$ZodIssue,
  schema: AnySchema,
  data: unknown,
): Issue {
  const value = valueAt(data, issue.path);
  const declared = schemaAt(schema, data, issue.path) ?? schema;
  const field = unwrap(declared);
  const description =
    metaOf(declared).description ?? metaOf(field).description ?? "";
  if (issue.code === "invalid_union") {
    const types = optionsOf(field).flatMap(
      (option) => literalOf(option, "type") ?? [],
    );
    return value === undefined || value === null
      ? createIssue("missing-field", "is missing", suggestHint("", types))
      : refuseValue(value, types);
  }
  if (value === null || (Array.isArray(value) && value.length === 0)) {
    const otherwise = isRequired(declared) ? "" : ", or remove it";
    const hint = `fill it in${otherwise}: ${description}`;
    return createIssue("empty-field", "is empty", hint);
  }
  if (value === undefined)
    return createIssue(
      "missing-field",
      "is missing",
      `add it: ${description}${listFields(field)}`,
    );
  if (metaOf(field).kind === "date")
    return explainDate(quote(value), issue.code === "custom");
  switch (issue.code) {
    case "invalid_type": {
      const [name = issue.expected, hint = description] =
        valueTypes[issue.expected] ?? [];
      const reason = `is ${nameOfValue(value)}, not ${name}`;
      const number = findNumber(value);
      const fix =
        issue.expected === "number" && number
          ? `write the number alone: ${number}`
          : `${hint}${listFields(field)}`;
      return createIssue("wrong-type", reason, fix);
    }
    case "too_small":
      return explainSize(value, "short", "at least", Number(issue.minimum));
    case "too_big":
      return explainSize(value, "long", "at most", Number(issue.maximum));
    case "invalid_value":
      return refuseValue(value, issue.values.map(String));
    // A rule for several fields, or a text without words.
    case "custom": {
      const own: unknown = issue.params?.["issue"];
      return isIssue(own)
        ? own
        : createIssue("empty-field", "has no words", emptyTextHint);
    }
    default:
      return createIssue(
        "invalid-format",
        `${quote(value)} is not in the expected format`,
        `write ${issue.message}`,
      );
  }
}

/** The only number in a text such as `$1,689` or `689 USD`; not that of `2k`. */
function findNumber(text: unknown): string | undefined {
  if (typeof text !== "string") return undefined;
  const [, number] =
    /^[\s\p{L}\p{Sc}]*(-?(?:\d{1,3}(?:[,'_ ]\d{3})+|\d+)(?:\.\d+)?)(?!\w)\D*$/u.exec(
      text,
    ) ?? [];
  return number?.replace(/[,'_ ]/g, "");
}

/** The fields that a group needs, for the end of a hint; nothing for other values. */
function listFields(field: AnySchema): string {
  const names = fieldsOf(field)
    .filter(([, part]) => isRequired(part))
    .map(([name]) => name);
  return names.length === 0
    ? ""
    : ` On the lines below it: ${names.join(", ")}`;
}

function isRequired(field: AnySchema): boolean {
  return field._zod.optin === undefined;
}

function isIssue(value: unknown): value is Issue {
  return typeof value === "object" && value !== null && "hint" in value;
}

function refuseValue(value: unknown, known: readonly string[]): Issue {
  const reason = `${quote(value)} is not a valid value`;
  return createIssue(
    "unknown-value",
    reason,
    suggestHint(String(value), known),
  );
}

function explainDate(written: string, isFar: boolean): Issue {
  const refuse = (reason: string, hint: string) =>
    createIssue("invalid-date", `${written} ${reason}`, hint);
  if (isFar) return refuse("is too far from today", "check its year");
  if (/^"\d{4}-\d\d-\d\d"$/.test(written))
    return refuse(
      "is not a day of the calendar",
      "check its month and its day",
    );
  const hint = "write YYYY-MM-DD with plain hyphens, for example 2025-03-15";
  return refuse("is not a date", hint);
}

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

/** The types of values in words, and how to write them. */
const valueTypes: Record<string, [name: string, hint: string]> = {
  string: ["text", "write one line of text, in quotes"],
  number: ["a number", "write a number, for example 5"],
  int: ["a whole number", "write a whole number, for example 5"],
  boolean: ["true or false", "write true or false"],
  array: [
    "a list",
    "write each entry on its own line, after a hyphen and a space",
  ],
  object: ["a group of fields", "write its fields."],
};

export function nameOfValue(value: unknown): string {
  const type = Array.isArray(value) ? "array" : typeof value;
  return valueTypes[type]?.[0] ?? type;
}

function formatKey(path: readonly PropertyKey[]): string {
  return path.map(String).join("\n");
}
