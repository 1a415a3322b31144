import type { z } from "zod";
import { metaOf } from "./field-meta";
import type { AnySchema } from "./field-meta";
import { chosenOption, definitionOf, fieldsOf, literalOf, optionsOf, unwrap } from "./schema-shape";
import { suggestRemedy } from "./suggest";

/** A zod issue in the words of the writer. */
export interface Explanation {
  path: readonly PropertyKey[];
  /** True when the name of the field is at fault rather than its value. */
  isAboutKey?: boolean;
  problem: string;
  remedy: string;
}

/** Turns one zod issue into faults: what is wrong, and what to write instead. */
export function explainIssue(
  issue: z.core.$ZodIssue,
  schema: AnySchema,
  data: unknown,
): Explanation[] {
  const { path } = issue;
  const value = valueAt(data, path);
  const field = schemaAt(schema, data, path);
  const description = field ? (metaOf(field).description ?? "") : "";
  const say = (problem: string, remedy: string): Explanation[] => [{ path, problem, remedy }];
  if (issue.code === "unrecognized_keys") {
    const known = field ? fieldsOf(field).map(([name]) => name) : [];
    return issue.keys.map((key) => ({
      path: [...path, key],
      isAboutKey: true,
      problem: "is not a known field",
      remedy: suggestRemedy(key, known),
    }));
  }
  if (value === undefined) return say("is missing", `add it: ${description}`);
  switch (issue.code) {
    case "invalid_type":
      return say(`is ${nameOf(value)}, not ${nameOfType(issue.expected)}`, description);
    case "too_small":
      return say(...explainSize(value, "short", "at least", Number(issue.minimum)));
    case "too_big":
      return say(...explainSize(value, "long", "at most", Number(issue.maximum)));
    case "invalid_value":
      return say(`${quote(value)} is not one of the values`, suggestRemedy(String(value), issue.values.map(String)));
    case "invalid_union": {
      const known = field ? optionsOf(field).flatMap((option) => literalOf(option, "type") ?? []) : [];
      const type = (value as { type?: unknown } | null)?.type ?? value;
      return say(`${quote(type)} is not a known type`, suggestRemedy(String(type), known));
    }
    case "invalid_format":
      return say(`${quote(value)} is not in the expected form`, `write ${issue.message}`);
    default:
      return say(issue.message, "params" in issue ? String(issue.params?.["remedy"] ?? "") : description);
  }
}

function explainSize(
  value: unknown,
  adjective: string,
  bound: string,
  limit: number,
): [problem: string, remedy: string] {
  if (typeof value === "string") {
    if (value === "") return ["is empty", "write some text, or remove the field where it is optional"];
    const length = `has ${String(value.length)} characters`;
    return [`is too ${adjective}: it ${length}`, `write ${bound} ${String(limit)} characters`];
  }
  if (Array.isArray(value)) {
    return [`has ${String(value.length)} entries`, `list ${bound} ${String(limit)}`];
  }
  return [`${quote(value)} is out of range`, `write ${bound} ${String(limit)}`];
}

/** The schema of the value at a path, following the alternative that the data chose at each union. */
function schemaAt(schema: AnySchema, data: unknown, path: readonly PropertyKey[]): AnySchema | undefined {
  const { schema: bare } = unwrap(schema);
  const [part, ...rest] = path;
  const definition = definitionOf(bare);
  if (definition.type === "union") {
    const option = part === undefined || part === "type" ? undefined : chosenOption(bare, data);
    return option ? schemaAt(option, data, path) : bare;
  }
  if (part === undefined) return bare;
  const inner = (data as Record<PropertyKey, unknown> | null | undefined)?.[part];
  if (definition.type === "array") return schemaAt(definition.element, inner, rest);
  const field = fieldsOf(bare).find(([name]) => name === part)?.[1];
  return field && schemaAt(field, inner, rest);
}

function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, part) => (value as Record<PropertyKey, unknown> | null | undefined)?.[part],
    data,
  );
}

function nameOf(value: unknown): string {
  if (value === null) return "empty";
  if (Array.isArray(value)) return "a list";
  return nameOfType(typeof value);
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

function quote(value: unknown): string {
  return JSON.stringify(value) ?? String(value);
}
