import { fieldWords, typeEndings, typeWords } from "./gatsby-words";

interface Described {
  name: string;
  description?: string | null;
}

/** The parts of a schema that GraphiQL shows. */
interface SchemaType extends Described {
  getFields?: () => Readonly<Record<string, Described & { type: { toString: () => string } }>>;
}

interface Schema {
  getTypeMap: () => Readonly<Record<string, SchemaType>>;
}

/** The parts of Gatsby's arguments for `onCreateDevServer` that are used here. */
interface GatsbyState {
  store: { getState: () => { schema?: Schema } };
  emitter: { on: (event: "SET_SCHEMA", react: () => void) => void };
}

/**
 * Describes in GraphiQL what Gatsby itself brings along. Its hooks describe new types alone, so the finished
 * schema is completed; Gatsby makes another one whenever the content asks for it.
 */
export function describeInDevelop({ store, emitter }: GatsbyState): void {
  const describe = () => {
    const { schema } = store.getState();
    if (schema) describeGatsbyTypes(schema);
  };
  describe();
  emitter.on("SET_SCHEMA", describe);
}

/** Gives every type, root field and common field without a description the words for it. */
export function describeGatsbyTypes(schema: Schema): void {
  const types = schema.getTypeMap();
  for (const type of Object.values(types)) {
    // "Node Interface" tells nothing.
    if (type.name === "Node") type.description = typeWords["Node"];
    type.description ??= typeWords[type.name] ?? wordsByEnding(type.name);
  }
  for (const type of Object.values(types)) {
    // Fields of inputs are those of the types that they choose from.
    if (type.name.endsWith("Input")) continue;
    for (const field of Object.values(type.getFields?.() ?? {})) {
      field.description ??=
        type.name === "Query"
          ? wordsOfRoot(field.type.toString(), types)
          : (fieldWords[`${type.name}.${field.name}`] ?? fieldWords[field.name]);
    }
  }
}

function wordsByEnding(name: string): string | undefined {
  return typeEndings.find(([ending]) => name.endsWith(ending))?.[1];
}

/** `fact` says what a fact is, and `allFact` that there are many. */
function wordsOfRoot(
  typeName: string,
  types: Readonly<Record<string, SchemaType>>,
): string | undefined {
  const name = typeName.replace(/!$/, "");
  const ofOne = name.replace(/Connection$/, "");
  const words = types[ofOne]?.description;
  if (!words) return undefined;
  return ofOne === name ? `The first that the filter finds. ${words}` : `All of a kind. ${words}`;
}
