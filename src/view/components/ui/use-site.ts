import { graphql, useStaticQuery } from "gatsby";

/** The settings from content/site.yaml that every page and its head need. */
export const useSite = () => useSiteFrame().siteSettings;

/** The UI labels from content/ui-labels.yaml. */
export const useUiLabels = () => useSiteFrame().uiLabels;

function useSiteFrame() {
  const { siteSettings, uiLabels } = useStaticQuery<Queries.SiteFrameQuery>(
    graphql`
      query SiteFrame {
        siteSettings {
          brand
          url
          locale
          timeZone
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
          quote {
            text
            attribution
          }
          headerAction {
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
        uiLabels {
          skipToContent
          mainNavigation
          footerNavigation
          openMenu
          closeMenu
          homeLink
          opensInNewTab
          opensSoon
          breadcrumbs
          breadcrumbHome
          scrollableTable
          explainFeature
          signedBy
          alsoResult
          readCase
          readMore
          readLess
          everythingIn
          planContents
          openLineName
          openLineNote
          sourcesHeading
          backToReference
        }
      }

      fragment NavigationLink on NavigationLink {
        label
        wideScreensOnly
        link {
          ...LinkTarget
        }
      }
    `,
  );
  if (!siteSettings || !uiLabels) {
    throw new Error(
      "content/site.yaml or content/ui-labels.yaml has no record",
    );
  }
  return { siteSettings, uiLabels };
}
