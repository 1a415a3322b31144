import { css } from "@emotion/react";
import type { WrapPageElementBrowserArgs } from "gatsby";
import type { ReactElement } from "react";
import { toPageName } from "../../site/urls/booking-origin";
import { color, size, space } from "../../theme/tokens";
import { PageName } from "../ui/smart-link";
import { Layout } from "./layout";

type PageProps = WrapPageElementBrowserArgs<unknown, { notice?: string }>["props"];

interface PageElement {
  element: ReactElement;
  props: Pick<PageProps, "pageContext" | "location"> & Partial<Pick<PageProps, "pageResources">>;
}

/** Puts every page between the header and the footer; the frame stays while pages change. */
export function wrapPageElement({ element, props }: PageElement) {
  const { pageContext, pageResources, location } = props;
  const { notice } = pageContext;
  return (
    // The page's own path: a visitor may have asked for one that has no page. The renderer knows no other.
    <PageName.Provider value={toPageName(pageResources?.page.path ?? location.pathname)}>
      <Layout>
        {element}
        {/* Only `develop` has pages that visitors do not see: the visitor's bundle has no notice. */}
        {process.env.NODE_ENV !== "production" && notice !== undefined && (
          <p role="status" css={ribbon}>
            {notice}
          </p>
        )}
      </Layout>
    </PageName.Provider>
  );
}

const ribbon = css({
  position: "sticky",
  bottom: 0,
  zIndex: 1,
  padding: `${space.x3} ${space.x4}`,
  background: color.maple,
  color: color.paper,
  fontSize: size.small,
  fontWeight: 600,
  textAlign: "center",
});
