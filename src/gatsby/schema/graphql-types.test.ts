import { contentTypes } from "../../content-types";
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
  buildInterfaceType: (config: unknown) => config,
} as unknown as Parameters<typeof buildGraphqlTypes>[1];

function buildConfigs(
  types: Parameters<typeof buildGraphqlTypes>[0],
): Config[] {
  return buildGraphqlTypes(types, build) as unknown as Config[];
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
