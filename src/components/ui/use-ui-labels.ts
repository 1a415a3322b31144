import { graphql, useStaticQuery } from "gatsby";

/** The UI labels from content/ui-labels.yaml. */
export function useUiLabels(): NonNullable<Queries.UiLabelsQuery["uiLabels"]> {
  const { uiLabels } = useStaticQuery<Queries.UiLabelsQuery>(graphql`
    query UiLabels {
      uiLabels {
        skipToContent
        mainNavigation
        footerNavigation
        openMenu
        homeLink
        opensInNewTab
        opensSoon
        breadcrumbs
        breadcrumbHome
        scrollableTable
        explainFeature
        readMore
        readLess
        everythingIn
        planContents
        openLineName
        openLineNote
        sourcesHeading
        backToReference
        missingSource
        unknownPeriods
      }
    }
  `);
  if (!uiLabels) throw new Error("content/ui-labels.yaml has no record");
  return uiLabels;
}
