import type { z } from "zod";
import type { ContentType } from "../../content/content-type";
import { type Site, siteSettings } from "../../content/types/site-settings";
import { uiLabels } from "../../content/types/ui-labels";
import { typeset } from "../../content/typeset/typeset";
import { readVariable } from "../../content/variables/variables";
import { fillVariables } from "../../lib/format/fill-variables";
import type { TrackerIds } from "../../lib/tracking";
import { contentTypes, nodeId } from "../../content-types";
import type { RecordContext } from "./field";

/** The record of `content/site.yaml`; `undefined` while it is unreadable. */
export const readSettings = (context: RecordContext): Site | undefined =>
  readRecord(context, siteSettings, "");

/** Reads a record by type and key; `undefined` if there is none. */
export function readRecord<Schema extends z.ZodObject>(
  context: RecordContext,
  { name }: ContentType<Schema>,
  key: string,
): z.output<Schema> | undefined {
  // Nodes contain validated values only.
  return (findNode(context, name, key) ?? undefined) as
    | z.output<Schema>
    | undefined;
}

/** Finds a record's node. */
export function findNode(
  { nodeModel }: RecordContext,
  type: string,
  key: string,
) {
  return nodeModel.getNodeById({ id: nodeId(type, key), type });
}

/** Reads a UI label; empty while content/ui-labels.yaml is unreadable. */
export type ReadLabel = (
  name: keyof z.output<typeof uiLabels.schema>,
) => string;

export function readUiLabels(context: RecordContext): ReadLabel {
  const labels = readRecord(context, uiLabels, "");
  return (name) => renderText(labels?.[name] ?? "", context);
}

/** The ids of active trackers. */
export const readTrackers = (context: RecordContext): TrackerIds =>
  readSettings(context)?.trackers ?? {};

/** Fills in `{{brand}}` and the other variables, each read from the record that defines it. */
export function readFiller(
  context: RecordContext,
): (written: string) => string {
  const find = (type: ContentType, key: string) =>
    readRecord(context, type, key);
  const get = (name: string) => readVariable(name, contentTypes, find);
  return (written) => fillVariables(written, { get });
}

/** Fills in a text's variables, then applies smart punctuation. Every text on a page goes through this. */
export function renderText(written: string, context: RecordContext): string {
  return typeset(readFiller(context)(written));
}
