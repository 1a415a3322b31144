import type { CreateResolversArgs } from "gatsby";
import type { QueryContext } from "./resolvers/query-context";

/** SITE_URL, which gatsby-config puts into Gatsby's own Site node, overrides the address in content/site.yaml. */
export function createResolvers({ createResolvers: create }: CreateResolversArgs): void {
  create({
    SiteSettings: {
      url: {
        resolve: ({ url }: { url: string }, _args: unknown, { nodeModel }: QueryContext) => {
          const site = nodeModel.getNodeById({ id: "Site", type: "Site" }) as {
            siteMetadata?: { siteUrl?: string };
          } | null;
          return (site?.siteMetadata?.siteUrl || url).replace(/\/$/, "");
        },
      },
    },
  });
}
