import type { NodePluginArgs } from "gatsby";

/** A node as Gatsby keeps it: what it holds depends on its type. */
export type GraphNode = Readonly<Record<string, unknown>>;

/** The part of Gatsby's query context that resolvers read nodes through; Gatsby tracks what is read. */
export interface QueryContext {
  /** The page that a query is for, or the id of a component's query; queries of the build and of GraphiQL have none. */
  path?: string;
  nodeModel: {
    getNodeById: (
      query: { id: string; type?: string },
      dependencies?: { connectionType: string },
    ) => GraphNode | null;
    findOne: (query: { type: string; query: object }) => Promise<GraphNode | null | undefined>;
    findAll: (query: { type: string; query: object }) => Promise<{ entries: Iterable<GraphNode> }>;
  };
}

/** The part of it that finds records by their keys; hooks of the build have no more. */
export interface RecordContext {
  nodeModel: Pick<QueryContext["nodeModel"], "getNodeById">;
}

/** A resolver of Gatsby, of a plugin or of another type, which ours may ask. */
type OtherResolver = (
  source: unknown,
  args: object,
  context: QueryContext,
  info: ResolveInfo,
) => unknown;

/** What resolvers use of GraphQL's own `info` argument. */
export interface ResolveInfo {
  fieldName: string;
  /** For a field that Gatsby or a plugin resolves as well. */
  originalResolver?: OtherResolver;
  path: ResponsePath;
  variableValues: GraphNode;
  schema: { getType: (name: string) => unknown };
}

/** A type of the schema, whose fields a resolver may ask. */
export interface OtherType {
  getFields: () => Record<string, { resolve: OtherResolver } | undefined>;
}

/** A step on the way to a field: its name in the answer, or its place in a list. */
export interface ResponsePath {
  key: string | number;
  typename: string | undefined;
  prev: ResponsePath | undefined;
}

/** What hooks of the build read records through. */
export function toRecordContext({ getNode }: Pick<NodePluginArgs, "getNode">): RecordContext {
  return { nodeModel: { getNodeById: ({ id }) => getNode(id) ?? null } };
}

type Answer<Source, Value> = (source: Source, context: QueryContext, info: ResolveInfo) => Value;

/** The resolver of a field without arguments. */
export function resolveBy<Source, Value>(answer: Answer<Source, Value>) {
  return {
    resolve: (source: Source, _args: unknown, context: QueryContext, info: ResolveInfo) =>
      answer(source, context, info),
  };
}

/** A field without arguments that is worked out from its record. */
export function field<Source, Value>(
  type: string,
  description: string,
  answer: Answer<Source, Value>,
) {
  return { type, description, ...resolveBy(answer) };
}
