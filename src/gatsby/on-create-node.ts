import type { Node, NodePluginArgs } from "gatsby";
import { type ContentType, findType } from "../content/content-type";
import { type ContentRecord, parseContent } from "../content/validate/parse-content";
import { explainHidden } from "../content/validate/publication";
import { isPreview } from "../site/is-preview";
import { routes } from "../site/urls/routes";
import { contentTypes, toNodeId } from "./records/content-types";

/** The name under which gatsby-config sources the content. */
export const contentSource = "content";

type NodeArgs = NodePluginArgs & { node: Node };

/**
 * Turns each file of `content/` into the nodes of its records. YAML records hang on their File node,
 * Markdown records on the MarkdownRemark node that parses their body. All of them have passed the check.
 */
export async function onCreateNode(args: NodeArgs): Promise<void> {
  const { node, getNode, loadNodeContent } = args;
  const isMarkdown = node.internal.type === "MarkdownRemark";
  const file = isMarkdown && node.parent ? getNode(node.parent) : node;
  if (!isContentFile(file)) return;
  const found = findType(contentTypes, file.relativePath);
  if (!found || (found.type.format === "markdown") !== isMarkdown) return;
  const path = `content/${file.relativePath}`;
  const { records } = parseContent(found.type, path, found.key, await loadNodeContent(file));
  for (const record of records) {
    if (isShown(record.value)) await createRecordNode(record, args);
  }
}

/** A build leaves out what visitors may not see yet; a preview shows it, and `develop` does so with a ribbon. */
export function isShown(value: object): boolean {
  return process.env.NODE_ENV !== "production" || isPreview() || !explainHidden(value);
}

interface ContentFile extends Node {
  relativePath: string;
}

export function isContentFile(node: Node | undefined): node is ContentFile {
  return node?.internal.type === "File" && node["sourceInstanceName"] === contentSource;
}

async function createRecordNode(
  record: ContentRecord,
  { node, actions, createContentDigest }: NodeArgs,
): Promise<void> {
  const { type, key, file, value, body } = record;
  const fields = { ...value, ...ownFields(type, record), ...(type.body !== undefined && { body }) };
  const child = {
    ...fields,
    id: toNodeId(type.name, key),
    parent: node.id,
    children: [],
    internal: { type: type.name, contentDigest: createContentDigest({ fields, file }) },
  };
  await actions.createNode(child);
  actions.createParentChildLink({ parent: node, child: child });
}

function ownFields(type: ContentType, { key, file }: ContentRecord) {
  // Only the not-found page has no address that content may lead to.
  return { key, file, ...(type.path && { path: type.path(key) ?? routes.notFound }) };
}
