import { expect, test } from "@playwright/test";
import { contentTypes } from "../../src/gatsby/records/content-types";
import { askGraphql } from "./support/ask-graphql";

interface TypeReference {
  name: string | null;
  ofType?: TypeReference;
}

interface Described {
  name: string;
  description: string | null;
}

interface SchemaType extends Described {
  fields: (Described & { type: TypeReference })[] | null;
  enumValues: Described[] | null;
  possibleTypes: Described[] | null;
}

const schemaQuery = `query Schema {
  __schema {
    types {
      name description
      fields { name description type { name ofType { name ofType { name ofType { name } } } } }
      enumValues { name description }
      possibleTypes { name }
    }
  }
}`;

/** What Gatsby adds to every record, and the types of its plugins. */
const foreignFields = ["id", "parent", "children", "internal"];
const foreignTypes = ["File", "Date", "GatsbyImageData", "JSON"];

test("every type, field and value of the content has a description", async ({ request }) => {
  const { __schema } = await askGraphql<{ __schema: { types: SchemaType[] } }>(
    request,
    schemaQuery,
  );
  const types = new Map(__schema.types.map((type) => [type.name, type]));
  const own = new Set<string>(contentTypes.map(({ name }) => name));
  // A set that grows while it is read: every type that a type of the content leads to.
  for (const name of own) {
    for (const next of findNext(types.get(name))) if (!foreignTypes.includes(next)) own.add(next);
  }
  expect([...own]).toEqual(expect.arrayContaining(["LandingPage", "HeroSection", "ActionStyle"]));
  expect([...own].flatMap((name) => findUndescribed(types.get(name)))).toEqual([]);
});

function findNext(type: SchemaType | undefined): string[] {
  return [
    ...(type?.possibleTypes ?? []).map(({ name }) => name),
    ...ownFields(type).map((field) => {
      let reference = field.type;
      while (reference.ofType) reference = reference.ofType;
      return reference.name ?? "";
    }),
  ];
}

function findUndescribed(type: SchemaType | undefined): string[] {
  if (!type) return [];
  const parts = [...ownFields(type), ...(type.enumValues ?? [])];
  return [
    ...(type.description ? [] : [type.name]),
    ...parts.filter(({ description }) => !description).map(({ name }) => `${type.name}.${name}`),
  ];
}

function ownFields(type: SchemaType | undefined) {
  return (type?.fields ?? []).filter(({ name }) => !foreignFields.includes(name));
}
