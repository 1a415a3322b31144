import { css } from "@emotion/react";
import { color, size, space } from "../../theme/tokens";

interface FooterQuoteProps {
  text: string;
  attribution: string;
  className?: string;
}

/** What a customer says, at the foot of every page: an entry, quieter than the band that it follows. */
export function FooterQuote({ text, attribution, className }: FooterQuoteProps) {
  return (
    <figure className={className}>
      <figcaption css={styles.attribution}>{attribution}</figcaption>
      <blockquote css={styles.quote}>{text}</blockquote>
    </figure>
  );
}

const styles = {
  // Below each other the two stand closer than columns do.
  attribution: css({ marginBottom: `-${space.x6}`, color: color.inkSoft }),
  quote: css({
    fontSize: size.lead,
    "&::before": { content: "open-quote" },
    "&::after": { content: "close-quote" },
  }),
};
