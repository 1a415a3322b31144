import type { FieldSchema } from "../../content/schema/field-schema";

/** The field at a path such as `seo.title` or, in a list of sections, `sections.hero.heading`. */
export function fieldAt(schema: FieldSchema, path: string): FieldSchema | undefined {
  return path.split(".").reduce<FieldSchema | undefined>((field, name) => {
    const option = field?.items?.oneOf?.find(
      ({ properties }) => properties?.["type"]?.const === name,
    );
    return option ?? (field?.items ?? field)?.properties?.[name];
  }, schema);
}
