import { Helmet } from "react-helmet";
import type { PageMetadata, SiteIdentity } from "./build-metadata";
import { buildMetadata } from "./build-metadata";

/** Writes the head of a page. The only place that knows react-helmet. */
export function Seo({ page, site }: { page: PageMetadata; site: SiteIdentity }) {
  const { title, meta, canonical, jsonLd } = buildMetadata(page, site);
  return (
    <Helmet htmlAttributes={{ lang: "en" }} title={title} defer={false}>
      {meta.map((tag) => (
        <meta key={"name" in tag ? tag.name : tag.property} {...tag} />
      ))}
      {canonical !== undefined && <link rel="canonical" href={canonical} />}
      {jsonLd.map((json) => (
        <script key={json} type="application/ld+json">
          {json}
        </script>
      ))}
    </Helmet>
  );
}
