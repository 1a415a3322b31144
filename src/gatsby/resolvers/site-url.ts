import { isRecord } from "../../content/schema/schema-shape";
import type { QueryContext } from "./query-context";

/** SITE_URL, which gatsby-config puts into Gatsby's own Site node, overrides the address in content/site.yaml. */
export function resolveSiteUrl({ url }: { url: string }, { nodeModel }: QueryContext): string {
  const metadata = nodeModel.getNodeById({ id: "Site", type: "Site" })?.["siteMetadata"];
  const own = isRecord(metadata) ? metadata["siteUrl"] : undefined;
  return (typeof own === "string" ? own : url).replace(/\/$/, "");
}
