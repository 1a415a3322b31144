import { css } from "@emotion/react";
import { font, size } from "../../theme/tokens";

/** The words of a client, which keep their size when there are more of them. */
export const quoteText = css({
  fontFamily: font.display,
  fontSize: size.lead,
  fontWeight: 550,
  letterSpacing: "-0.01em",
  lineHeight: 1.4,
  textIndent: "-0.42em",
  "&::before": { content: "open-quote" },
  "&::after": { content: "close-quote" },
});
