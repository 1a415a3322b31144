import type { AnySchema, Path } from "./field-meta";
import { chosenOption, definitionOf, fieldsOf, optionsOf, unwrap, isRecord } from "./schema-shape";

/** The schema of the value at a path; it stops at a union of which the data chose no alternative. */
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

/** The value at a path, `undefined` where the path leads to nothing. */
export function valueAt(data: unknown, path: Path): unknown {
  return path.reduce<unknown>((value, part) => (isRecord(value) ? value[part] : undefined), data);
}

/** The field at a path as it is declared, with what makes it optional; `undefined` for entries of lists. */
export function fieldAt(schema: AnySchema, data: unknown, path: Path): AnySchema | undefined {
  const parent = path.length > 0 ? schemaAt(schema, data, path.slice(0, -1)) : undefined;
  return parent && fieldsOf(parent).find(([name]) => name === path.at(-1))?.[1];
}
