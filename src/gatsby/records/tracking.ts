import { createHash } from "node:crypto";
import { blogIndex } from "../../content/types/blog-index";
import { consent } from "../../content/types/consent";
import { fillVariables } from "../../site/format/fill-variables";
import { mapValues } from "../../site/map-values";
import { type TrackingSettings, listTrackers } from "../../site/tracking";
import { readRecord, readSettings, readVariables, readTrackers } from "../resolvers/query-context";
import type { RecordContext } from "../resolvers/query-context";

/** What the scripts of a visit are told of the trackers; nothing where none has an id. */
export function findTracking(context: RecordContext): TrackingSettings | undefined {
  const site = readSettings(context);
  const words = readRecord(context, consent, "");
  const ids = readTrackers(context);
  const kinds = listTrackers(ids);
  if (!site || !words || kinds.length === 0) return undefined;
  const variables = readVariables(context);
  const tools = kinds.map((kind) => words.tools[kind]);
  return {
    ...ids,
    revision: toRevision([ids, tools]),
    policy: words.policy,
    banner: mapValues(words.banner, (text) => fillVariables(text, variables)),
    bookings: mapValues(site.bookingLinks, ({ url }) => url),
    foundMessage: readRecord(context, blogIndex, "")?.foundMessage ?? "",
  };
}

function toRevision(list: unknown): number {
  const hash = createHash("sha256").update(JSON.stringify(list)).digest("hex");
  return Number.parseInt(hash.slice(0, 8), 16);
}
