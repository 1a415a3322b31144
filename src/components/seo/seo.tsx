import { Helmet } from "react-helmet";
import type { HeadSite, PageMetadata } from "./build-metadata";
import { buildMetadata } from "./build-metadata";

export interface SeoProps {
  page: PageMetadata;
  site: HeadSite;
}

/** Writes the head of a page. The only place that knows react-helmet; pages use it through `PageSeo`. */
export function Seo({ page, site }: SeoProps) {
  const { title, meta, canonical, alternates, jsonLd } = buildMetadata(page, site);
  return (
    <Helmet htmlAttributes={{ lang: "en" }} title={title} defer={false}>
      {meta.map((tag) => (
        <meta key={"name" in tag ? tag.name : tag.property} {...tag} />
      ))}
      {canonical !== undefined && <link rel="canonical" href={canonical} />}
      {alternates.map(({ href, type }) => (
        <link key={href} rel="alternate" href={href} type={type} />
      ))}
      {jsonLd !== undefined && <script type="application/ld+json">{jsonLd}</script>}
    </Helmet>
  );
}
