import type { WrapPageElementBrowserArgs } from "gatsby";
import type { ReactElement } from "react";
import { Layout } from "./layout";
import { Ribbon } from "./ribbon";

type PageElement = Pick<WrapPageElementBrowserArgs<unknown, { notice?: string }>, "props"> & {
  element: ReactElement;
};

/** Puts every page between the header and the footer; the frame stays while pages change. */
export function wrapPageElement({ element, props }: PageElement) {
  const { notice } = props.pageContext;
  // Only `develop` has pages with a notice: the visitor's bundle has no ribbon.
  if (process.env.NODE_ENV === "production" || notice === undefined)
    return <Layout>{element}</Layout>;
  return (
    <Layout>
      {element}
      <Ribbon notice={notice} />
    </Layout>
  );
}
