import type { WrapPageElementBrowserArgs } from "gatsby";
import type { ReactElement } from "react";
import { toPageName } from "../../site/urls/booking-origin";
import { Layout } from "./layout";
import { css } from "@emotion/react";
import { color, size, space } from "../../theme/tokens";
import { PageName } from "../ui/smart-link";

type PageProps = WrapPageElementBrowserArgs<unknown, { notice?: string }>["props"];

interface PageElement {
  element: ReactElement;
  props: Pick<PageProps, "pageContext" | "location"> & Partial<Pick<PageProps, "pageResources">>;
}

/** Puts every page between the header and the footer; the frame stays while pages change. */
export function wrapPageElement({ element, props }: PageElement) {
  const { notice } = props.pageContext;
  return (
    <PageName.Provider value={toPageName(findPath(props))}>
      <Layout>
        {element}
        {/* Only `develop` has pages with a notice: the visitor's bundle has no ribbon. */}
        {process.env.NODE_ENV !== "production" && notice !== undefined && (
          <Ribbon notice={notice} />
        )}
      </Layout>
    </PageName.Provider>
  );
}

/** The page's own path. A visitor may have asked for another one, which has no page; the renderer knows no other. */
function findPath({ pageResources, location }: PageElement["props"]): string {
  return pageResources?.page.path ?? location.pathname;
}

/** Tells a writer that visitors do not see this page. `develop` alone shows it: a build has no such page. */
function Ribbon({ notice }: { notice: string }) {
  return (
    <p role="status" css={styles.ribbon}>
      {notice}
    </p>
  );
}

const styles = {
  ribbon: css({
    position: "sticky",
    bottom: 0,
    zIndex: 1,
    padding: `${space.x3} ${space.x4}`,
    background: color.maple,
    color: color.paper,
    fontSize: size.small,
    fontWeight: 600,
    textAlign: "center",
  }),
};
