import type { Problem } from "../problems/problem";
import type { z } from "zod";
import { metaOf } from "../schema/field-meta";
import type { AnySchema } from "../schema/field-meta";
import {
  explainForm,
  explainNothing,
  explainSize,
  explainType,
  explainUnion,
} from "./explain-value";
import type { FieldWords, Words } from "./explain-value";
import { quote } from "../problems/name-value";
import { fieldAt, schemaAt, valueAt } from "../schema/schema-at";
import { fieldsOf, unwrap } from "../schema/schema-shape";
import { suggest, suggestHint } from "../problems/suggest";

/** What stands in the file for a value that YAML takes for something else: `+88` for 88, `#x` for nothing. */
export type WrittenAt = (path: readonly PropertyKey[]) => string | undefined;

/** Tells what is wrong with a record, and what to write instead: one entry for each mistake. */
export function explainIssues(
  issues: readonly z.core.$ZodIssue[],
  schema: AnySchema,
  data: unknown,
  writtenAt: WrittenAt = () => undefined,
): Problem[] {
  const misspelled = issues.flatMap((issue) =>
    issue.code === "unrecognized_keys" ? explainKeys(issue, schema, data) : [],
  );
  // A misspelled field is missing under its right name as well: that is one mistake, not two.
  const intended = new Set(misspelled.map(({ meant }) => meant));
  // A value of a wrong type has no length either: zod tells of both.
  const ofWrongType = new Set(
    issues.filter(({ code }) => code === "invalid_type").map(({ path }) => toKey(path)),
  );
  const others = issues
    .filter(({ code, path }) => code !== "unrecognized_keys" && !intended.has(toKey(path)))
    .filter(({ code, path }) => code === "invalid_type" || !ofWrongType.has(toKey(path)))
    .map((issue) => explainValue(issue, schema, data, writtenAt(issue.path)));
  return [...misspelled.map(({ meant: _meant, ...problem }) => problem), ...others];
}

function explainKeys(
  { keys, path }: z.core.$ZodIssueUnrecognizedKeys,
  schema: AnySchema,
  data: unknown,
) {
  const field = schemaAt(schema, data, path);
  const known = field ? fieldsOf(field).map(([name]) => name) : [];
  const missing = known.filter((name) => valueAt(data, [...path, name]) === undefined);
  return keys.map((key) => ({
    path: [...path, key],
    isAboutKey: true,
    what: "is not a known field",
    hint: explainUnknownKey(key, missing),
    meant: toKey([...path, suggest(key, missing) ?? ""]),
  }));
}

function explainUnknownKey(key: string, missing: readonly string[]): string {
  if (missing.length === 0) return "remove it: every field of this group is there";
  const hint = suggestHint(key, missing);
  return suggest(key, missing) === undefined ? `remove it, or ${hint}` : hint;
}

function explainValue(
  issue: z.core.$ZodIssue,
  schema: AnySchema,
  data: unknown,
  written: string | undefined,
): Problem {
  const { path } = issue;
  const value = valueAt(data, path);
  const field = schemaAt(schema, data, path);
  const declared = fieldAt(schema, data, path) ?? field;
  const [what, hint] =
    value === null && issue.code !== "invalid_union"
      ? explainNothing(written, declared && describe(declared))
      : putInWords(issue, value, written, field);
  return { path, what, hint };
}

function putInWords(
  issue: z.core.$ZodIssue,
  value: unknown,
  written: string | undefined,
  field?: AnySchema,
): Words {
  const description = field ? (metaOf(field).description ?? "") : "";
  if (issue.code === "invalid_union") return explainUnion(value, field);
  if (value === undefined) return ["is missing", `add it: ${description}`];
  switch (issue.code) {
    case "invalid_type":
      return explainType(value, issue.expected, field, written);
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

function describe(declared: AnySchema): FieldWords {
  const { schema, isOptional } = unwrap(declared);
  const description = metaOf(declared).description ?? metaOf(schema).description ?? "";
  return { description, isOptional };
}

function toKey(path: readonly PropertyKey[]): string {
  return path.map(String).join("\n");
}
