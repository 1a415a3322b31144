import { GraphQLObjectType, GraphQLString } from "gatsby/graphql";
import type { QueryContext, ResolveInfo } from "../gatsby/resolvers/field";
import { sampleLabels } from "./sample-labels";
import { siteSettings } from "./site-settings";
import { mapValues } from "../lib/map-values";

type GraphNode = Readonly<Record<string, unknown>>;

const { brand, tagline, url, email, address } = siteSettings;
const founder = { name: "Our founder" };
const quote = { text: "Less work.", attribution: "Owner" };
const bookingLinks = {
  demo: { url: "https://book.test/demo", terms: "30 minutes, free." },
};
const settings = {
  brand,
  founder,
  quote,
  tagline,
  url,
  email,
  address,
  bookingLinks,
};

/** A query context with the site's settings, its UI labels, and a test's nodes by id. */
export function makeContext(
  nodes: Readonly<Record<string, GraphNode | null>> = {},
): QueryContext {
  const known: Readonly<Record<string, GraphNode | null>> = {
    "SiteSettings:": settings,
    "UiLabels:": sampleLabels,
    ...nodes,
  };
  return {
    nodeModel: {
      getNodeById: ({ id }) => known[id] ?? null,
      findOne: ({ type }) => Promise.resolve(known[type] ?? null),
    },
  } as QueryContext;
}

type Fields = Readonly<Record<string, (source: unknown) => unknown>>;

/** GraphQL's `info` for a field; `types` are the resolvers of other plugins' types. */
export function makeInfo(
  fieldName: string,
  types: Readonly<Record<string, Fields>> = {},
): ResolveInfo {
  const getType = (name: string) =>
    new GraphQLObjectType({
      name,
      fields: mapValues(types[name] ?? {}, (resolve) => ({
        type: GraphQLString,
        resolve,
      })),
    });
  const path = { key: fieldName, typename: undefined, prev: undefined };
  return {
    fieldName,
    path,
    variableValues: {},
    schema: { getType },
  } as unknown as ResolveInfo;
}
