import { css } from "@emotion/react";
import { useUiLabels } from "../../components/ui/use-ui-labels";
import { media } from "../../theme/media";
import { color, space } from "../../theme/tokens";
import { quoteText } from "./quote-text";

interface WholeQuoteProps {
  quote: string;
  /** The id of the element that says whose quote it is: every summary on the page reads alike. */
  describedBy: string;
}

/** Opens the whole quote; the shared name makes the browser close the one that was open before. */
export function WholeQuote({ quote, describedBy }: WholeQuoteProps) {
  const { readMore, readLess } = useUiLabels();
  return (
    <details css={styles.details} name="testimonials">
      <summary css={styles.summary} aria-describedby={describedBy}>
        <span data-when="closed">{readMore}</span>
        <span data-when="open">{readLess}</span>
      </summary>
      <p css={quoteText}>{quote}</p>
    </details>
  );
}

const styles = {
  details: css({
    "&[open]": { display: "flex", flexDirection: "column-reverse", gap: space.x3 },
    "&[open] [data-when='closed'], &:not([open]) [data-when='open']": { display: "none" },
  }),
  summary: css({
    justifySelf: "start",
    alignSelf: "start",
    display: "inline-flex",
    alignItems: "center",
    minHeight: "2.75rem",
    color: color.spruce,
    fontWeight: 600,
    textDecoration: "underline",
    textDecorationThickness: "0.1em",
    textUnderlineOffset: "0.3em",
    [media.hover]: { "&:hover": { textDecorationThickness: "0.2em" } },
  }),
};
