import type { AnySchema, Path } from "./field-meta";
import { chosenOption, definitionOf, fieldsOf, optionsOf, unwrap, isRecord } from "./schema-shape";

/** The schema of the value at a path; stops at a union if the data matches none of its options. */
export function schemaAt(schema: AnySchema, data: unknown, path: Path): AnySchema | undefined {
  const { schema: bare } = unwrap(schema);
  if (optionsOf(bare).length > 0) {
    const option = chosenOption(bare, data);
    return option ? schemaAt(option, data, path) : bare;
  }
  const [part, ...rest] = path;
  if (part === undefined) return bare;
  const definition = definitionOf(bare);
  const inner = valueAt(data, [part]);
  if (definition.type === "array") return schemaAt(definition.element, inner, rest);
  const field = fieldsOf(bare).find(([name]) => name === part)?.[1];
  return field && schemaAt(field, inner, rest);
}

/** The value at a path; `undefined` if there is none. */
export function valueAt(data: unknown, path: Path): unknown {
  return path.reduce<unknown>((value, part) => (isRecord(value) ? value[part] : undefined), data);
}

/** The declaration of the field at a path, with its `optional` wrapper; `undefined` for list entries. */
export function fieldAt(schema: AnySchema, data: unknown, path: Path): AnySchema | undefined {
  const parent = path.length > 0 ? schemaAt(schema, data, path.slice(0, -1)) : undefined;
  return parent && fieldsOf(parent).find(([name]) => name === path.at(-1))?.[1];
}
