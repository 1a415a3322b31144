import { formatPath } from "../../content/issues/issue";
import type { ContentType } from "../../content/content-type";
import { visitValues } from "../../content/schema/walk";
import { contentTypes } from "../records/content-types";
import type { GraphNode, QueryContext } from "./field";

export type WrittenRecord = Awaited<ReturnType<typeof readRecords>>[number];
export type WrittenValue = ReturnType<typeof valuesOf>[number];

/** All records with their values as written. Gatsby records that the query has read them all. */
export async function readRecords({ nodeModel }: QueryContext) {
  const ofTypes = contentTypes.map(async (type) => {
    const { entries } = await nodeModel.findAll({ type: type.name, query: {} });
    return Array.from(entries, (node) => ({
      type,
      key: String(node["key"]),
      file: String(node["file"]),
      page: typeof node["path"] === "string" ? node["path"] : null,
      values: valuesOf(type, node),
    }));
  });
  return (await Promise.all(ofTypes)).flat();
}

/** A record's values as written, by field: `sections[0].actions[0].link`; `body` for the text below the front matter. */
export function valuesOf(type: ContentType, node: GraphNode) {
  const root = type.format === "yaml-map" ? [String(node["key"])] : [];
  const values = visitValues(type.schema, node).map(({ meta, path, value }) => {
    return { field: formatPath([...root, ...path]), meta, value };
  });
  if (typeof node["body"] !== "string") return values;
  return [...values, { field: "body", meta: { kind: "markdown" as const }, value: node["body"] }];
}
