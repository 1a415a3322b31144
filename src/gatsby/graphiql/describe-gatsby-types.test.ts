import { buildSchema } from "gatsby/graphql";
import { describeGatsbyTypes, describeInDevelop } from "./describe-gatsby-types";

const makeSchema = () =>
  buildSchema(`
    "Node Interface"
    interface Node { id: ID! }
    "A figure."
    type Fact implements Node { id: ID! "What it says." value: String! }
    type FactConnection { nodes: [Fact!]! totalCount: Int! }
    input FactFilterInput { value: String }
    type SitePage { path: String!, internal: Int }
    type Query { fact(filter: FactFilterInput): Fact, allFact: FactConnection!, sitePage: SitePage }
  `);

type Schema = ReturnType<typeof makeSchema>;

const wordsOf = (schema: Schema, name: string) => schema.getType(name)?.description;
const wordsOfField = (schema: Schema, type: string, field: string) => {
  const found = schema.getType(type);
  return found && "getFields" in found ? found.getFields()[field]?.description : undefined;
};

const schema = makeSchema();
describeGatsbyTypes(schema);

test.each([
  ["Node", "Whatever Gatsby keeps: records, files, pictures, pages."],
  ["Fact", "A figure."],
  ["FactConnection", "The records that were asked for, counted and in groups."],
  ["FactFilterInput", "Which records are asked for."],
  ["SitePage", "A page that Gatsby has made: its address, and the template that shows it."],
])("the type %s says: %s", (name, words) => {
  expect(wordsOf(schema, name)).toBe(words);
});

test.each([
  ["Query", "fact", "The first that the filter finds. A figure."],
  ["Query", "allFact", "All of a kind. A figure."],
  ["Fact", "id", "Gatsby's own name of the node; `key` is the writer's."],
  ["Fact", "value", "What it says."],
  ["FactConnection", "totalCount", "How many there are, whatever the limit."],
  ["SitePage", "path", "Its address."],
  ["FactFilterInput", "value", undefined],
])("the field %s.%s says: %s", (type, field, words) => {
  expect(wordsOfField(schema, type, field)).toBe(words);
});

test("a schema that Gatsby makes later is described as well", () => {
  const [first, second] = [makeSchema(), makeSchema()];
  let current = first;
  const listeners: (() => void)[] = [];
  describeInDevelop({
    store: { getState: () => ({ schema: current }) },
    emitter: { on: (_event, react) => listeners.push(react) },
  });
  expect(wordsOf(first, "SitePage")).toBeDefined();
  current = second;
  for (const react of listeners) react();
  expect(wordsOf(second, "SitePage")).toBeDefined();
});
