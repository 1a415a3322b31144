import type { QueryContext } from "./query-context";

interface SiteNode {
  siteMetadata?: { siteUrl?: string };
}

/** SITE_URL, which gatsby-config puts into Gatsby's own Site node, overrides the address in content/site.yaml. */
export function resolveSiteUrl({ url }: { url: string }, { nodeModel }: QueryContext): string {
  const site = nodeModel.getNodeById({ id: "Site", type: "Site" }) as SiteNode | null;
  return (site?.siteMetadata?.siteUrl ?? url).replace(/\/$/, "");
}
