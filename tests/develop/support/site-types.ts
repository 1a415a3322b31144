import { contentTypes } from "../../../src/gatsby/records/content-types";

export interface Described {
  name: string;
  description: string | null;
}

interface TypeReference {
  name: string | null;
  ofType: TypeReference | null;
}

export interface SchemaType extends Described {
  fields: (Described & { type: TypeReference })[] | null;
  enumValues: Described[] | null;
  possibleTypes: { name: string }[] | null;
}

/** Asks for every type of the schema; a type may be wrapped three times, as in `[Action!]!`. */
export const schemaQuery = `query Schema {
  __schema {
    types {
      name
      description
      fields { name description type { name ofType { name ofType { name ofType { name } } } } }
      enumValues { name description }
      possibleTypes { name }
    }
  }
}`;

/** Fields that Gatsby gives to every record. */
const gatsbyFields = new Set(["id", "parent", "children", "internal"]);
/** Where the site's own types end: what lies beyond is another package's. */
const foreignTypes = new Set(["File", "Date", "String", "Int", "Boolean", "Float", "ID"]);

/** The fields of a type that the site itself declares. */
export function ownFieldsOf({ fields }: SchemaType) {
  return (fields ?? []).filter(({ name }) => !gatsbyFields.has(name));
}

/** Every type that can be reached from the records of the content, and from the site's own root fields. */
export function findSiteTypes(types: readonly SchemaType[]): SchemaType[] {
  const byName = new Map(types.map((type) => [type.name, type]));
  const found = new Set<SchemaType>();
  const visit = (name: string) => {
    const type = byName.get(name);
    if (!type || foreignTypes.has(name) || found.has(type)) return;
    found.add(type);
    for (const field of ownFieldsOf(type)) visit(nameOf(field.type));
    for (const possible of type.possibleTypes ?? []) visit(possible.name);
  };
  for (const name of [...contentTypes.map((type) => type.name), "ContentLink"]) visit(name);
  return [...found];
}

function nameOf({ name, ofType }: TypeReference): string {
  return name ?? (ofType ? nameOf(ofType) : "");
}
