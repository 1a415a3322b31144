import { Helmet } from "react-helmet";
import type { Thing } from "schema-dts";
import { formatDateTime } from "../../../lib/format/format-date";
import { generatedFiles } from "../../../lib/urls/routes";
import {
  type Company,
  type PageMetadata,
  absoluteUrl,
  formatPageTitle,
} from "./page-metadata";

export interface HelmetTagsProps {
  page: PageMetadata;
  site: Company;
}

/** Writes a page's head. Pages use it through `Seo`. */
export function HelmetTags({ page, site }: HelmetTagsProps) {
  const { path, title, description, image, publishedOn } = page;
  const isIndexed = page.isIndexed !== false && process.env.PREVIEW !== "1";
  const url = absoluteUrl(path, site);
  const structuredData = page.buildStructuredData(site);
  const openGraph = {
    type: page.kind ?? "website",
    site_name: site.brand,
    locale: site.locale.replace("-", "_"),
    title,
    description,
    url,
    image: absoluteUrl(image.src, site),
    "image:width": String(image.width),
    "image:height": String(image.height),
    "image:alt": image.alt,
  };
  return (
    <Helmet
      htmlAttributes={{ lang: site.locale }}
      title={formatPageTitle(title, site.brand)}
      defer={false}
    >
      <meta name="description" content={description} />
      <meta name="keywords" content={page.keywords.join(", ")} />
      <meta
        name="robots"
        content={isIndexed ? "max-image-preview:large" : "noindex"}
      />
      {Object.entries(openGraph).map(([name, content]) => (
        <meta key={name} property={`og:${name}`} content={content} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
      {publishedOn && (
        <meta
          property="article:published_time"
          content={formatDateTime(publishedOn)}
        />
      )}
      <link rel="canonical" href={url} />
      {isIndexed && (
        <link
          rel="alternate"
          href={generatedFiles.feed}
          type="application/rss+xml"
        />
      )}
      {structuredData.length > 0 && (
        <script type="application/ld+json">
          {serializeJsonLd(structuredData)}
        </script>
      )}
    </Helmet>
  );
}

/** JSON that can't close its script element: `JSON.stringify` does not escape `</script>`. */
export function serializeJsonLd(entities: readonly Thing[]): string {
  return JSON.stringify({
    "@context": "https://schema.org",
    "@graph": entities,
  }).replace(
    /[<>&\u2028\u2029]/g,
    (character) =>
      `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
