import type { CreateResolversArgs } from "gatsby";
import type { QueryContext } from "./resolvers/query-context";

interface SiteNode {
  siteMetadata?: { siteUrl?: string };
}

/** SITE_URL, which gatsby-config puts into Gatsby's own Site node, overrides the address in content/site.yaml. */
const resolveUrl = (
  { url }: { url: string },
  _args: unknown,
  { nodeModel }: QueryContext,
): string => {
  const site = nodeModel.getNodeById({ id: "Site", type: "Site" }) as SiteNode | null;
  return (site?.siteMetadata?.siteUrl ?? url).replace(/\/$/, "");
};

/** Resolvers that depend on more than the record they belong to. */
export function createResolvers({ createResolvers: create }: CreateResolversArgs): void {
  (create as (resolvers: object) => void)({ SiteSettings: { url: { resolve: resolveUrl } } });
}
