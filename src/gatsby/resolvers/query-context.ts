import { readVariable } from "../../content/validate/variables";
import type { Site } from "../../content/types/site-settings";
import type { ContentType } from "../../content/content-type";
import type { Variables } from "../../site/fill-variables";
import { contentTypes } from "../content-types";
import { toNodeId } from "../node-ids";

/** The part of Gatsby's query context that resolvers read nodes through; Gatsby tracks what is read. */
export interface QueryContext {
  nodeModel: {
    getNodeById: (query: { id: string; type?: string }) => object | null;
    findOne: (query: { type: string; query: object }) => Promise<unknown>;
    findAll: (query: { type: string; query: object }) => Promise<{ entries: Iterable<unknown> }>;
  };
}

/** What resolvers use of GraphQL's own `info` argument. */
export interface ResolveInfo {
  fieldName: string;
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
export function readSettings({ nodeModel }: QueryContext): Site | undefined {
  return (nodeModel.getNodeById({ id: toNodeId("SiteSettings", "") }) ?? undefined) as
    Site | undefined;
}

/** The record of a type by its key, `undefined` where there is none. */
export function readRecord({ nodeModel }: QueryContext, type: string, key: string) {
  return nodeModel.getNodeById({ id: toNodeId(type, key), type }) ?? undefined;
}

/** What `{{brand}}` and the other variables stand for; each is looked up in the record that owns it. */
export function readVariables(context: QueryContext): Variables {
  const find = (type: ContentType, key: string) => readRecord(context, type.name, key);
  return { get: (name) => readVariable(name, contentTypes, find) };
}

/** The words of the interface that resolvers put into the HTML of Markdown. */
export function readInterfaceText({ nodeModel }: QueryContext): Record<string, string | undefined> {
  const id = toNodeId("InterfaceText", "");
  return (nodeModel.getNodeById({ id }) ?? {}) as Record<string, string | undefined>;
}
