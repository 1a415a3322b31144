import type { NodePluginArgs } from "gatsby";
import type { GraphQLFieldResolver, GraphQLResolveInfo } from "gatsby/graphql";
import type { FileNode } from "./image-file";

/** A Gatsby node; its fields depend on its type. */
export interface GraphNode extends Readonly<Record<string, unknown>> {
  internal?: { type: string; contentDigest: string };
}

/** The part of Gatsby's query context that resolvers use; Gatsby tracks their reads. */
export interface QueryContext {
  /** The path of the query's page, or a static query's id; queries of the build and GraphiQL have none. */
  path?: string;
  nodeModel: {
    getNodeById: (query: { id: string; type?: string }) => GraphNode | null;
    findOne: (query: {
      type: "File";
      query: object;
    }) => Promise<FileNode | null>;
  };
}

/** The part that finds records by key, which is all that build hooks have. */
export interface RecordContext {
  nodeModel: Pick<QueryContext["nodeModel"], "getNodeById">;
}

export interface ResolveInfo extends GraphQLResolveInfo {
  /** For a field that Gatsby or a plugin also resolves. */
  originalResolver?: GraphQLFieldResolver<unknown, QueryContext>;
}

/** Lets build hooks read records. */
export function buildRecordContext({
  getNode,
}: Pick<NodePluginArgs, "getNode">): RecordContext {
  return { nodeModel: { getNodeById: ({ id }) => getNode(id) ?? null } };
}

type Answer<Source, Value> = (
  source: Source,
  context: QueryContext,
  info: ResolveInfo,
) => Value;

export function resolveBy<Source, Value>(answer: Answer<Source, Value>) {
  return {
    resolve: (
      source: Source,
      _args: unknown,
      context: QueryContext,
      info: ResolveInfo,
    ) => answer(source, context, info),
  };
}

/** A field without arguments, computed from its record. */
export function field<Source, Value>(
  type: string,
  description: string,
  answer: Answer<Source, Value>,
) {
  return { type, description, ...resolveBy(answer) };
}
