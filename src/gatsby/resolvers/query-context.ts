import type { z } from "zod";
import type { ContentType } from "../../content/content-type";
import { type Site, siteSettings } from "../../content/types/site-settings";
import { uiLabels } from "../../content/types/ui-labels";
import { typeset } from "../../content/typeset/typeset";
import { readVariable } from "../../content/validate/variables";
import { type Variables, fillVariables } from "../../site/format/fill-variables";
import type { TrackerIds } from "../../site/tracking";
import { contentTypes, toNodeId } from "../records/content-types";
import type { QueryContext, RecordContext } from "./field";

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
  // Nodes are made of checked values, and of nothing else.
  return (findNode(context, name, key) ?? undefined) as z.output<Schema> | undefined;
}

/** The node of a record. A query that finds none depends on all records of the type, so that it runs again when the record appears. */
export function findNode({ nodeModel }: RecordContext, type: string, key: string) {
  const query = { id: toNodeId(type, key), type };
  return nodeModel.getNodeById(query) ?? nodeModel.getNodeById(query, { connectionType: type });
}

/** What `{{brand}}` and the other variables stand for; each is looked up in the record that owns it. */
export function readVariables(context: RecordContext): Variables {
  const find = (type: ContentType, key: string) => readRecord(context, type, key);
  return { get: (name) => readVariable(name, contentTypes, find) };
}

/** Reads a UI label; empty while content/ui-labels.yaml can't be read. */
export type ReadLabel = (name: keyof z.output<typeof uiLabels.schema>) => string;

export function readUiLabels(context: RecordContext): ReadLabel {
  const labels = readRecord(context, uiLabels, "");
  return (name) => toShownText(labels?.[name] ?? "", context);
}

/** SITE_URL, which gatsby-config puts into Gatsby's own Site node, overrides the address in content/site.yaml. */
export function resolveSiteUrl({ url }: { url: string }, context: QueryContext): string {
  const { siteUrl = url } = readSiteMetadata(context);
  return siteUrl.replace(/\/$/, "");
}

/** The ids of the trackers that are on. None in a preview, whatever content/site.yaml says. */
export function readTrackers(context: RecordContext): TrackerIds {
  if (readSiteMetadata(context).isPreview) return {};
  return readSettings(context)?.trackers ?? {};
}

/** What gatsby-config says of this build. */
function readSiteMetadata({ nodeModel }: RecordContext) {
  const site = nodeModel.getNodeById({ id: "Site", type: "Site" });
  return (site?.["siteMetadata"] ?? {}) as { siteUrl?: string; isPreview?: boolean };
}

/** Fills in the variables of texts. */
export function readFiller(context: RecordContext): (written: string) => string {
  const variables = readVariables(context);
  return (written) => fillVariables(written, variables);
}

/** A text as it is shown: variables filled in, then set in the typesetter's signs. Every text on its way to a page comes by here. */
export function toShownText(written: string, context: RecordContext): string {
  return typeset(readFiller(context)(written));
}
