import type { z } from "zod";
import { typeset } from "../../content/typeset/typeset";
import { readVariable } from "../../content/validate/variables";
import { uiLabels } from "../../content/types/ui-labels";
import { type Site, siteSettings } from "../../content/types/site-settings";
import type { ContentType } from "../../content/content-type";
import { contentTypes, toNodeId } from "../records/content-types";
import { isRecord } from "../../content/schema/schema-shape";
import type { TrackerIds } from "../../site/tracking";
import { type Variables, fillVariables } from "../../site/format/fill-variables";

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

/** A step on the way to a field: its name in the answer, or its place in a list. */
export interface ResponsePath {
  key: string | number;
  typename: string | undefined;
  prev: ResponsePath | undefined;
}

/** What resolvers use of GraphQL's own `info` argument. */
export interface ResolveInfo {
  fieldName: string;
  path: ResponsePath;
  variableValues: Readonly<Record<string, unknown>>;
  schema: {
    getType: (name: string) => unknown;
  };
}

/** The type of another plugin, whose own resolvers a resolver may call. */
export interface ResolvableType {
  getFields: () => Record<string, ResolvableField | undefined>;
}

interface ResolvableField {
  resolve: (source: unknown, args: object, context: QueryContext, info: ResolveInfo) => unknown;
}

/** The record of `content/site.yaml`, `undefined` while it can't be read. */
export function readSettings(context: RecordContext): Site | undefined {
  return readRecord(context, siteSettings, "");
}

/** The record of a type by its key, `undefined` where there is none. */
export function readRecord<Schema extends z.ZodObject>(
  context: RecordContext,
  { name }: ContentType<Schema>,
  key: string,
): z.output<Schema> | undefined {
  const node = findNode(context, name, key);
  // Nodes are made of checked values, and of nothing else.
  return node === null ? undefined : (node as z.output<Schema>);
}

/**
 * The node of a record. Gatsby runs a query again when a node changes that the query has read, and it can't note one that is missing:
 * then the query depends on all records of the type, and runs again when the record comes back.
 */
export function findNode({ nodeModel }: RecordContext, type: string, key: string) {
  const query = { id: toNodeId(type, key), type };
  return nodeModel.getNodeById(query) ?? nodeModel.getNodeById(query, { connectionType: type });
}

/** What `{{brand}}` and the other variables stand for; each is looked up in the record that owns it. */
export function readVariables(context: RecordContext): Variables {
  const find = (type: ContentType, key: string) => readRecord(context, type, key);
  return { get: (name) => readVariable(name, contentTypes, find) };
}

/** The UI labels that resolvers put into the HTML of Markdown. */
export type UiLabels = Readonly<Record<string, string | undefined>>;

export function readUiLabels(context: QueryContext): UiLabels {
  const labels: object = readRecord(context, uiLabels, "") ?? {};
  const texts = Object.entries(labels).filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  return Object.fromEntries(texts.map(([key, label]) => [key, typeset(label)]));
}

/** SITE_URL, which gatsby-config puts into Gatsby's own Site node, overrides the address in content/site.yaml. */
export function resolveSiteUrl({ url }: { url: string }, { nodeModel }: QueryContext): string {
  const metadata = nodeModel.getNodeById({ id: "Site", type: "Site" })?.["siteMetadata"];
  const own = isRecord(metadata) ? metadata["siteUrl"] : undefined;
  return (typeof own === "string" ? own : url).replace(/\/$/, "");
}

/**
 * The ids of the trackers that are on. None in a preview, whatever content/site.yaml says: gatsby-config puts that switch into Gatsby's
 * own Site node, so that its cache sees a change.
 */
export function readTrackers(context: RecordContext): TrackerIds {
  const metadata = context.nodeModel.getNodeById({ id: "Site", type: "Site" })?.["siteMetadata"];
  if (isRecord(metadata) && metadata["isPreview"] === true) return {};
  return readSettings(context)?.trackers ?? {};
}

/** A text as it is shown: variables filled in, then set in the typesetter's signs. Every text on its way to a page comes by here. */
export function toShownText(written: string, context: QueryContext): string {
  return typeset(fillVariables(written, readVariables(context)));
}
