import type { z } from "zod";
import { contentTypes } from "../../content-types";
import { defineContentType } from "../../content/content-type";
import { group, text } from "../../content/fields";
import { buildGraphqlTypes } from "./graphql-types";

interface Config {
  name: string;
  description?: string;
  fields?: Record<string, { description?: string }>;
  values?: Record<string, { description?: string }>;
}

/** Gatsby's builders wrap their arguments; these return them. */
const build = {
  buildObjectType: (config: unknown) => config,
  buildUnionType: (config: unknown) => config,
  buildEnumType: (config: unknown) => config,
} as unknown as Parameters<typeof buildGraphqlTypes>[1];

function buildConfigs(
  types: Parameters<typeof buildGraphqlTypes>[0],
): Config[] {
  return buildGraphqlTypes(types, build, () => ({})) as unknown as Config[];
}

test("every type, field and value of the site has a description", () => {
  const missing = buildConfigs(contentTypes).flatMap((config) => [
    ...(config.description ? [] : [config.name]),
    ...Object.entries({ ...config.fields, ...config.values })
      .filter(([, { description }]) => !description)
      .map(([name]) => `${config.name}.${name}`),
  ]);
  expect(missing).toEqual([]);
});

function sampleType(fields: z.ZodRawShape) {
  return defineContentType({
    files: "a.yaml",
    schema: group("Sample", "A sample.", fields),
  });
}

test("two shapes with one name are rejected, since one would be lost", () => {
  const a = group("Card", "A card.", { title: text("The title.") });
  const b = group("Card", "A card.", { text: text("The text.").optional() });
  expect(() => buildConfigs([sampleType({ a, b })])).toThrow(
    "Two shapes are called Card: { title: String! } and { text: String }",
  );
});
