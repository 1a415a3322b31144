import { graphql, useStaticQuery } from "gatsby";
import type { Company } from "./structured-data";

/** The company from content/site.yaml, as heads and structured data need them. */
export function useCompany(): Company {
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

    fragment ShareImage on ShareImage {
      src
      width
      height
      alt
    }
  `);
  if (!siteSettings) throw new Error("content/site.yaml has no record");
  const { socialProfiles, ...company } = siteSettings;
  return {
    ...company,
    profiles: socialProfiles.map(({ url }) => url.href),
    homeLabel: uiLabels?.breadcrumbHome ?? company.brand,
  };
}
