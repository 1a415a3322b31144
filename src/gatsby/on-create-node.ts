import type { Node, NodePluginArgs } from "gatsby";
import { findType } from "../content/content-type";
import { type Site, siteSettings } from "../content/types/site-settings";
import {
  type ContentRecord,
  parseContent,
} from "../content/validate/parse-content";
import { explainHidden } from "../content/validate/publication";
import { isPreview } from "../lib/is-preview";
import { routes } from "../lib/urls/routes";
import { contentTypes, nodeId } from "../content-types";

type NodeArgs = NodePluginArgs & { node: Node };

/** Creates the nodes of each content file's records: of YAML from its File node, of Markdown from its MarkdownRemark node. */
export async function onCreateNode(args: NodeArgs): Promise<void> {
  const { node, getNode, loadNodeContent } = args;
  const isMarkdown = node.internal.type === "MarkdownRemark";
  const file = isMarkdown && node.parent ? getNode(node.parent) : node;
  if (!isContentFile(file)) return;
  const path = `content/${file.relativePath}`;
  const found = findType(contentTypes, path);
  if (!found || (found.type.format === "markdown") !== isMarkdown) return;
  const { records } = parseContent(
    found.type,
    path,
    found.key,
    await loadNodeContent(file),
  );
  for (const record of records)
    if (isShown(record.value)) await createRecordNode(record, args);
}

/** Whether a record is part of the site. A build leaves out drafts and future posts; previews and `develop` show them. */
export function isShown(value: object): boolean {
  return (
    process.env.NODE_ENV !== "production" ||
    isPreview() ||
    !explainHidden(value)
  );
}

export function readNotice(record: object): string | undefined {
  const hidden = explainHidden(record);
  return hidden && `This page ${hidden.reason}: the built site leaves it out.`;
}

function isContentFile(
  node: Node | undefined,
): node is Node & { relativePath: string } {
  // The source name of the content in gatsby-config.
  return (
    node?.internal.type === "File" && node["sourceInstanceName"] === "content"
  );
}

/** The settings of a build: SITE_URL overrides the URL, and previews have no trackers. */
export function applyEnvironment(site: Site): Site {
  const { SITE_URL } = process.env;
  const url = SITE_URL ? SITE_URL.replace(/\/$/, "") : site.url;
  return {
    ...site,
    url,
    trackers: isPreview() ? {} : site.trackers,
  };
}

async function createRecordNode(
  { type, key, file, value, body }: ContentRecord,
  { node, actions, createContentDigest }: NodeArgs,
): Promise<void> {
  // Only the not-found page has no path that content may link to.
  const path = type.path && { path: type.path(key) ?? routes.notFound };
  const own = type === siteSettings ? applyEnvironment(value as Site) : value;
  const fields = {
    ...own,
    key,
    file,
    ...path,
    ...(type.body !== undefined && { body }),
  };
  const internal = {
    type: type.name,
    contentDigest: createContentDigest({ fields, file }),
  };
  const child = {
    ...fields,
    id: nodeId(type.name, key),
    parent: node.id,
    children: [],
    internal,
  };
  await actions.createNode(child);
  actions.createParentChildLink({ parent: node, child });
}
