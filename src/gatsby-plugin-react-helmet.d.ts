declare module "gatsby-plugin-react-helmet/gatsby-ssr" {
  import type { RenderBodyArgs } from "gatsby";

  /** Puts the head that react-helmet has collected into the page. */
  export function onRenderBody(
    actions: Pick<
      RenderBodyArgs,
      "setHeadComponents" | "setHtmlAttributes" | "setBodyAttributes"
    >,
  ): void;
}
