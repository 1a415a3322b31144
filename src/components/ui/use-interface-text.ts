import { graphql, useStaticQuery } from "gatsby";

/** The words of the interface itself, from content/interface.yaml. */
export function useInterfaceText(): NonNullable<Queries.InterfaceWordsQuery["interfaceText"]> {
  const { interfaceText } = useStaticQuery<Queries.InterfaceWordsQuery>(graphql`
    query InterfaceWords {
      interfaceText {
        skipToContent
        mainNavigation
        footerNavigation
        openMenu
        closeMenu
        homeLink
        opensInNewTab
        opensSoon
        scrollableTable
        explainFeature
        readMore
        readLess
      }
    }
  `);
  if (!interfaceText) throw new Error("content/interface.yaml has no record");
  return interfaceText;
}
