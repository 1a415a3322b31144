import type { z } from "zod";
import type { ContentType } from "../../content/content-type";
import { formatPath } from "../../content/problems/problem";
import { visitValues } from "../../content/schema/visit-fields";
import { contentTypes } from "../records/content-types";
import type { GraphNode, QueryContext } from "./query-context";

/** A value of a record as its writer wrote it. */
export interface WrittenValue {
  /** `sections[0].actions[0].link`; `body` for the text below the front matter. */
  field: string;
  meta: z.core.GlobalMeta;
  value: unknown;
}

/** A record with all that is written in it. */
export interface WrittenRecord {
  type: ContentType;
  key: string;
  file: string;
  page: string | null;
  values: WrittenValue[];
}

/** Every record of the content. Gatsby notes that the query has read them all. */
export async function readRecords({ nodeModel }: QueryContext): Promise<WrittenRecord[]> {
  const ofTypes = contentTypes.map(async (type) => {
    const { entries } = await nodeModel.findAll({ type: type.name, query: {} });
    return [...entries].map((node) => ({
      type,
      key: String(node["key"]),
      file: String(node["file"]),
      page: typeof node["path"] === "string" ? node["path"] : null,
      values: valuesOf(type, node),
    }));
  });
  return (await Promise.all(ofTypes)).flat();
}

export function valuesOf(type: ContentType, node: GraphNode): WrittenValue[] {
  const root = type.format === "yaml-map" ? [String(node["key"])] : [];
  const values = visitValues(type.schema, node).map(({ meta, path, value }) => ({
    field: formatPath([...root, ...path]),
    meta,
    value,
  }));
  if (typeof node["body"] !== "string") return values;
  return [...values, { field: "body", meta: { kind: "markdown" }, value: node["body"] }];
}
