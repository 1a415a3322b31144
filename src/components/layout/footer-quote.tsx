import { css } from "@emotion/react";
import { color, font, rule, size, space } from "../../theme/tokens";

/** What a customer says, at the foot of every page. */
export function FooterQuote({ text, attribution }: { text: string; attribution: string }) {
  return (
    <figure css={styles.figure}>
      <blockquote css={styles.quote}>{text}</blockquote>
      <figcaption css={styles.attribution}>{attribution}</figcaption>
    </figure>
  );
}

const styles = {
  figure: css({
    display: "grid",
    gap: space.x3,
    paddingBottom: space.x12,
    borderBottom: rule.hairline,
  }),
  quote: css({
    maxWidth: "36ch",
    fontFamily: font.display,
    fontSize: size.h2,
    fontWeight: 600,
    lineHeight: 1.15,
    letterSpacing: "-0.015em",
    textWrap: "balance",
  }),
  attribution: css({ color: color.inkSoft }),
};
