import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { metaOf } from "../content/schema/field-meta";
import { literalOf } from "../content/schema/schema-shape";
import * as schemas from "./schemas";

const folders = readdirSync(__dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

const sectionSchemas = Object.values(schemas);
const names = sectionSchemas.map((schema) => literalOf(schema, "type") ?? "");

test("every folder of a section is registered, and every registered section has a folder", () => {
  expect([...names].sort()).toEqual([...folders].sort());
});

test.each(names)("%s has a component, a schema and a test in its folder", (name) => {
  const missing = [`${name}.tsx`, `${name}.schema.ts`, `${name}.test.tsx`].filter(
    (file) => !existsSync(join(__dirname, name, file)),
  );
  expect(missing).toEqual([]);
});

test.each(sectionSchemas.map((schema) => [literalOf(schema, "type") ?? "", schema] as const))(
  "%s has the GraphQL name that its folder gives it",
  (name, schema) => {
    const pascalCase = name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
    expect(metaOf(schema).typeName).toBe(`${pascalCase}Section`);
  },
);
