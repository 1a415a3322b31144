import { expect, test } from "@playwright/test";
import { typeWords } from "../../src/gatsby/graphiql/gatsby-words";
import { askGraphql } from "./support/ask-graphql";

interface Described {
  name: string;
  description: string | null;
}

interface SchemaType extends Described {
  fields: Described[] | null;
  enumValues: Described[] | null;
}

const schemaQuery = `query Schema {
  __schema {
    types { name description fields { name description } enumValues { name description } }
  }
}`;

test("every type and root field that GraphiQL lists has a description, and all of the site's own fields and values", async ({
  request,
}) => {
  const { __schema } = await askGraphql<{ __schema: { types: SchemaType[] } }>(
    request,
    schemaQuery,
  );
  // What begins so is GraphQL's own.
  const types = __schema.types.filter(({ name }) => !name.startsWith("__"));
  expect(types.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["LandingPage", "HeroSection", "ActionStyle", "FigureUse", "File"]),
  );
  expect(types.flatMap(findUndescribed)).toEqual([]);
});

/** Of most types of Gatsby's own, the type is described, and not what each field holds. */
const foreignTypes = new Set(Object.keys(typeWords));
for (const name of ["Query", "Node", "PageInfo", "SitePage"]) foreignTypes.delete(name);

function findUndescribed(type: SchemaType): string[] {
  const parts = foreignTypes.has(type.name)
    ? []
    : [...(type.fields ?? []), ...(type.enumValues ?? [])];
  return [
    ...(type.description ? [] : [type.name]),
    ...parts.filter(({ description }) => !description).map(({ name }) => `${type.name}.${name}`),
  ];
}
