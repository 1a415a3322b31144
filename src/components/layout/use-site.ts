import { graphql, useStaticQuery } from "gatsby";

/** The settings from content/site.yaml that every page and its head need. */
export function useSite(): NonNullable<Queries.SiteFrameQuery["siteSettings"]> {
  const { siteSettings } = useStaticQuery<Queries.SiteFrameQuery>(graphql`
    query SiteFrame {
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
          country
          countryCode
        }
        socialProfiles {
          label
          url {
            ...LinkTarget
          }
        }
        navigation {
          ...NavigationLink
        }
        menuGroup {
          heading
          links {
            ...NavigationLink
          }
        }
        # The aliases are the places that booking links report.
        header: headerAction {
          ...Action
        }
        menu: headerAction {
          ...Action
        }
        footer {
          groups {
            heading
            links {
              ...NavigationLink
            }
          }
          smallPrint
        }
      }
    }

    fragment NavigationLink on NavigationLink {
      label
      wideScreensOnly
      link {
        ...LinkTarget
      }
    }
  `);
  if (!siteSettings) throw new Error("content/site.yaml has no record");
  return siteSettings;
}
