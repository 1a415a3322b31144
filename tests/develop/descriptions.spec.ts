import { expect, test } from "@playwright/test";
import { askGraphql } from "./support/ask-graphql";
import { findSiteTypes, ownFieldsOf, schemaQuery } from "./support/site-types";
import type { SchemaType } from "./support/site-types";

test("every type of the site, every field and every value has a description", async ({
  request,
}) => {
  const { __schema } = await askGraphql<{ __schema: { types: SchemaType[] } }>(
    request,
    schemaQuery,
  );
  const types = findSiteTypes(__schema.types);
  expect(types.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["LandingPage", "Markdown", "HeroSection", "ActionStyle", "PageKind"]),
  );
  expect(types.flatMap(findUndescribed)).toEqual([]);
  const query = __schema.types.find(({ name }) => name === "Query");
  const links = query?.fields?.find(({ name }) => name === "contentLinks");
  expect(links?.description).toContain("Every link of the content");
});

function findUndescribed(type: SchemaType): string[] {
  const parts = [...ownFieldsOf(type), ...(type.enumValues ?? [])];
  return [
    ...(type.description ? [] : [type.name]),
    ...parts.filter(({ description }) => !description).map(({ name }) => `${type.name}.${name}`),
  ];
}
