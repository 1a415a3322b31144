import { isRecord } from "../../content/schema/schema-shape";
import type { QueryContext } from "./query-context";

/** No id in a preview, whatever content/site.yaml says: gatsby-config puts the switch into Gatsby's own Site node, so that its cache sees a change. */
export function resolveTrackers(
  { trackers }: { trackers: object },
  _args: unknown,
  { nodeModel }: QueryContext,
): object {
  const metadata = nodeModel.getNodeById({ id: "Site", type: "Site" })?.["siteMetadata"];
  return isRecord(metadata) && metadata["isPreview"] === true ? {} : trackers;
}
