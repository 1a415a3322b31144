import { metaOf } from "./field-meta";
import type { AnySchema } from "./field-meta";
import { definitionOf, fieldsOf, optionsOf, unwrap } from "./schema-shape";

/** The fields of a content type that hold pictures, as a message names them: `image`, `proofs[].image`. */
export function imageFieldsOf(schema: AnySchema, path = ""): string[] {
  const { schema: bare } = unwrap(schema);
  if (metaOf(bare).kind === "image") return [path];
  const definition = definitionOf(bare);
  const inside =
    definition.type === "array"
      ? imageFieldsOf(definition.element, `${path}[]`)
      : [
          ...optionsOf(bare).flatMap((option) => imageFieldsOf(option, path)),
          ...fieldsOf(bare).flatMap(([name, field]) =>
            imageFieldsOf(field, path === "" ? name : `${path}.${name}`),
          ),
        ];
  return [...new Set(inside)];
}
