import { namedFields } from "../schema/field-schema";
import type { FieldSchema } from "../schema/field-schema";

/** Groups of fields and sets of values that stand in more than one place, by the name of their type: described once. */
export type SharedGroups = ReadonlyMap<string, FieldSchema>;

/** Finds what stands in several places, in the order of the names. */
export function findSharedGroups(schemas: readonly FieldSchema[]): SharedGroups {
  const found = schemas.flatMap(findGroups);
  const names = [...new Set(found.map(([name]) => name))].sort();
  return new Map(
    names.flatMap((name) => {
      const [first, second] = found.filter((group) => group[0] === name);
      return first && second ? [first] : [];
    }),
  );
}

/** The anchor of the part of the page that describes a shared group or choice. */
export function anchorOf(name: string, { enum: values }: FieldSchema): string {
  return `${values ? "choice" : "group"}-${name.toLowerCase()}`;
}

function findGroups(schema: FieldSchema): [name: string, group: FieldSchema][] {
  const inner = [
    ...namedFields(schema).map(({ field }) => field),
    ...(schema.items ? [schema.items] : []),
    ...(schema.oneOf ?? []),
  ];
  return inner.flatMap((field) => {
    const isNamed = field.typeName !== undefined && (field.type === "object" || field.enum);
    const own: [string, FieldSchema][] = isNamed ? [[String(field.typeName), field]] : [];
    return [...own, ...findGroups(field)];
  });
}
