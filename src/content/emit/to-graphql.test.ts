import { z } from "zod";
import { contentTypes } from "../../gatsby/records/content-types";
import { defineContentType } from "../content-type";
import { date } from "../fields/date";
import { link } from "../fields/link";
import { markdown } from "../fields/markdown";
import { reference } from "../fields/reference";
import { flag, group, list, oneOf } from "../fields/structure";
import { text } from "../fields/text";
import { image } from "../fields/image";
import { action } from "../fields/shared-fields";
import { toGraphqlTypes } from "./to-graphql";

interface Config {
  name: string;
  description?: string;
  fields?: Record<string, { type: string; description?: string }>;
  values?: Record<string, { description?: string }>;
  types?: string[];
}

/** Gatsby's builders wrap what they are given; the tests look at what they were given. */
const build = {
  buildObjectType: (config: unknown) => ({ kind: "OBJECT", config }),
  buildUnionType: (config: unknown) => ({ kind: "UNION", config }),
  buildEnumType: (config: unknown) => ({ kind: "ENUM", config }),
} as unknown as Parameters<typeof toGraphqlTypes>[1];

function toConfigs(types: Parameters<typeof toGraphqlTypes>[0]): Map<string, Config> {
  const built = toGraphqlTypes(types, build, () => ({}));
  return new Map(built.map(({ config }) => [(config as Config).name, config as Config]));
}

test("every type, field and value of the site has a description", () => {
  const missing = [...toConfigs(contentTypes).values()].flatMap((config) => [
    ...(config.description ? [] : [config.name]),
    ...Object.entries({ ...config.fields, ...config.values })
      .filter(([, { description }]) => !description)
      .map(([name]) => `${config.name}.${name}`),
  ]);
  expect(missing).toEqual([]);
});

test("every type that is named is built, or is one of the shared ones", () => {
  const configs = toConfigs(contentTypes);
  const shared = ["String", "Int", "Boolean", "Date", "Markdown", "Link", "Image", "VectorImage"];
  const named = [...configs.values()].flatMap(({ fields = {}, types = [] }) => [
    ...types,
    ...Object.values(fields).map(({ type }) => type.replace(/[[\]!]/g, "")),
  ]);
  expect(named.filter((name) => !configs.has(name) && !shared.includes(name))).toEqual([]);
});

const style = oneOf("Style", "A style.", { plain: "Plain.", loud: "Loud." });

const sample = defineContentType({
  name: "Sample",
  description: "A sample.",
  files: "samples/<key>.md",
  format: "markdown",
  body: "The words.",
  path: (key) => `/${key}`,
  schema: group("Sample", "A sample.", {
    title: text("The title."),
    kicker: text("The kicker.").optional(),
    style: style.default("plain"),
    isNew: flag("New."),
    count: z.int().meta({ description: "How many." }),
    day: date("The day."),
    text: markdown("The text.").optional(),
    link: link("The link."),
    author: reference("Author", "The author."),
    friends: list(reference("Author", "An author."), "The friends.").optional(),
    image: image("The picture.").optional(),
    action: action("What to do next."),
  }),
});

test("a field is null only where the writer may leave it out", () => {
  const fields = Object.entries(toConfigs([sample]).get("Sample")?.fields ?? {});
  expect(Object.fromEntries(fields.map(([name, { type }]) => [name, type]))).toEqual({
    title: "String!",
    kicker: "String",
    style: "Style!",
    isNew: "Boolean!",
    count: "Int!",
    day: "Date!",
    text: "Markdown",
    link: "Link!",
    author: "Author!",
    friends: "[Author!]",
    image: "Image",
    action: "Action!",
    key: "String!",
    file: "String!",
    path: "String!",
    body: "Markdown!",
  });
});

test("a type is described by what it is, a field by what it is for", () => {
  const configs = toConfigs([sample]);
  expect(configs.get("Action")?.description).toBe("A button or text link.");
  expect(configs.get("Sample")?.fields?.["action"]?.description).toBe("What to do next.");
});

test("the values of a choice are described", () => {
  expect(toConfigs([sample]).get("Style")?.values).toEqual({
    plain: { value: "plain", description: "Plain." },
    loud: { value: "loud", description: "Loud." },
  });
});

test("one name for two shapes is refused, since one of them would be lost", () => {
  const card = (fields: z.ZodRawShape) => group("Card", "A card.", fields);
  const schema = group("Sample", "A sample.", {
    a: card({ title: text("The title.") }),
    b: card({ text: text("The text.").optional() }),
  });
  expect(() => toConfigs([{ ...sample, schema }])).toThrow(
    "Two shapes are called Card: { title: String! } and { text: String }",
  );
});

test("a shape without a name is refused", () => {
  const schema = group("Sample", "A sample.", { a: z.strictObject({}) });
  expect(() => toConfigs([{ ...sample, schema }])).toThrow(
    "A GraphQL object has no name: declare it with group() or oneOf()",
  );
});
