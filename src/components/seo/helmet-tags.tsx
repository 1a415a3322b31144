import { Helmet } from "react-helmet";
import { type PageMetadata, type SiteIdentity, buildMetadata } from "./build-metadata";

export interface HelmetTagsProps {
  page: PageMetadata;
  site: SiteIdentity;
}

/** Writes a page's head. Pages use it through `Seo`. */
export function HelmetTags({ page, site }: HelmetTagsProps) {
  const { title, meta, canonical, alternates, jsonLd } = buildMetadata(page, site);
  return (
    <Helmet htmlAttributes={{ lang: "en" }} title={title} defer={false}>
      {meta.map((tag) => (
        <meta key={"name" in tag ? tag.name : tag.property} {...tag} />
      ))}
      <link rel="canonical" href={canonical} />
      {alternates.map(({ href, type }) => (
        <link key={href} rel="alternate" href={href} type={type} />
      ))}
      {jsonLd !== undefined && <script type="application/ld+json">{jsonLd}</script>}
    </Helmet>
  );
}
