import type { Company, PageMetadata } from "./build-metadata";
import { DeferredHelmetTags } from "./deferred-helmet-tags";
import { HelmetTags } from "./helmet-tags";
import { graphql, useStaticQuery } from "gatsby";

/** The first page of a visit already has its head, so the browser bundle loads react-helmet later. */
const Tags = process.env.BUILD_STAGE === "build-javascript" ? DeferredHelmetTags : HelmetTags;

/** The head of a page; `toHead` creates it from the page's record. */
export function Seo({ toHead }: { toHead: (company: Company) => PageMetadata }) {
  const company = useCompany();
  return <Tags site={company} page={toHead(company)} />;
}

/** The company details from content/site.yaml for heads and structured data. */
function useCompany(): Company {
  const { siteSettings, uiLabels } = useStaticQuery<Queries.CompanyQuery>(graphql`
    query Company {
      uiLabels {
        breadcrumbHome
      }
      siteSettings {
        brand
        url
        locale
        tagline
        description
        email
        areaServed
        address {
          street
          city
          region
          postalCode
          countryCode
        }
        socialProfiles {
          url {
            href
          }
        }
      }
    }

    fragment PageSeo on SharedPage {
      seo {
        title
        description
        keywords
      }
      shareImage {
        src
        width
        height
        alt
      }
    }
  `);
  if (!siteSettings) throw new Error("content/site.yaml has no record");
  return { ...siteSettings, homeLabel: uiLabels?.breadcrumbHome ?? siteSettings.brand };
}
