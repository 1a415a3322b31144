import type { ReactElement } from "react";
import { formatPageName } from "../../../lib/urls/booking-origin";
import { color, space } from "../../theme";
import { PageName } from "../ui/use-booking-place";
import { Layout } from "./layout";

interface PageElement {
  element: ReactElement;
  props: {
    pageContext: { notice?: string };
    location: { pathname: string };
    pageResources?: { page: { path: string } };
  };
}

/** Renders every page between the header and footer, which stay mounted during navigation. */
export function wrapPageElement({ element, props }: PageElement) {
  const { pageContext, pageResources, location } = props;
  const { notice } = pageContext;
  return (
    // Not the requested path, which may have no page; the renderer only has `location`.
    <PageName.Provider
      value={formatPageName(pageResources?.page.path ?? location.pathname)}
    >
      <Layout>
        {element}
        {/* Only `develop` has unpublished pages; the browser bundle has no notice. */}
        {process.env.NODE_ENV !== "production" && notice !== undefined && (
          <p
            role="status"
            css={{
              position: "sticky",
              bottom: 0,
              zIndex: 1,
              padding: space.x3,
              background: color.maple,
              color: color.paper,
            }}
          >
            {notice}
          </p>
        )}
      </Layout>
    </PageName.Provider>
  );
}
