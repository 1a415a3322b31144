declare module "gatsby-plugin-react-helmet/gatsby-ssr" {
  import type { RenderBodyArgs } from "gatsby";

  /** Takes what react-helmet has gathered since it was last asked, and puts it into the head. */
  export function onRenderBody(
    actions: Pick<RenderBodyArgs, "setHeadComponents" | "setHtmlAttributes" | "setBodyAttributes">,
  ): void;
}
