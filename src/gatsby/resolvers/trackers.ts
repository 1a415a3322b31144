import { isRecord } from "../../content/schema/schema-shape";
import type { TrackerIds } from "../../site/tracking";
import { readSettings } from "./query-context";
import type { RecordContext } from "./query-context";

/**
 * The ids of the trackers that are on. None in a preview, whatever content/site.yaml says: gatsby-config puts that switch into Gatsby's
 * own Site node, so that its cache sees a change.
 */
export function readTrackers(context: RecordContext): TrackerIds {
  const metadata = context.nodeModel.getNodeById({ id: "Site", type: "Site" })?.["siteMetadata"];
  if (isRecord(metadata) && metadata["isPreview"] === true) return {};
  return readSettings(context)?.trackers ?? {};
}
