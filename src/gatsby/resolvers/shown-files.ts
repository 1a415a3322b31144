import type { ContentType } from "../../content/content-type";
import { findOwner } from "../../content/validate/variables";
import { variableNames } from "../../site/fill-variables";
import { contentTypes } from "../records/content-types";
import { toNodeId } from "../records/node-ids";
import { readRecord } from "./query-context";
import type { GraphNode, QueryContext } from "./query-context";
import { valuesOf } from "./written-values";

/** The content files behind a page: with them its day of change comes and goes. */
export const shownFilesField = (type: ContentType) => ({
  type: "[String!]!",
  description:
    "The content files that the page is made from: its own, then those of the shared records and the case studies that it shows.",
  resolve: (node: GraphNode, _args: unknown, context: QueryContext) =>
    findShownFiles(type, node, context),
});

/** The file of a page, and those of the records whose values it shows: by reference, in its texts, or through another such record. */
export function findShownFiles(
  type: ContentType,
  node: GraphNode,
  context: QueryContext,
): string[] {
  const seen = new Map<string, GraphNode>();
  const visit = (owner: ContentType, record: GraphNode): void => {
    for (const { meta, value } of valuesOf(owner, record)) {
      if (typeof value !== "string") continue;
      const named = meta.references ? [referred(meta.references, value)] : variables(value);
      for (const target of named) {
        if (!target.type || !isShared(target.type)) continue;
        const id = toNodeId(target.type.name, target.key);
        const other = readRecord(context, target.type, target.key);
        if (!other || seen.has(id)) continue;
        seen.set(id, other);
        // Of what has a page of its own, other pages show no more than its own values.
        if (!target.type.path) visit(target.type, other);
      }
    }
  };
  visit(type, node);
  return [...new Set([node, ...seen.values()].map(({ file }) => String(file)))];
}

interface Target {
  type: ContentType | undefined;
  key: string;
}

function referred(typeName: string, key: string): Target {
  return { type: contentTypes.find(({ name }) => name === typeName), key };
}

function variables(text: string): Target[] {
  // Single words are those of the whole site, whose file every page is made from.
  return variableNames(text)
    .map((variable) => findOwner(variable, contentTypes))
    .filter(({ key }) => key !== "");
}

/** Whether pages show its values. A page that links to another one does not change with it. */
function isShared({ path, variables: values }: ContentType): boolean {
  return path === undefined || values !== undefined;
}
