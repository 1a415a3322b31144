import { Global } from "@emotion/react";
import { media } from "../../theme/media";
import { color } from "../../theme/tokens";

/** For pages that are there to be read: the action of the header, which stays over them, is outlined, not filled. */
export function QuietAction() {
  return (
    <>
      <Global styles={rules} />
      <span data-quiet="" hidden />
    </>
  );
}

// Styles in the HTML outlive their page, and the frame stays while pages change: the mark says which page is there.
const action = "#gatsby-focus-wrapper:has([data-quiet]) header nav + a";
const rules = `${action}{background:none;border-color:currentColor;color:inherit}
${media.hover}{${action}:hover{background:${color.mint}}}`;
