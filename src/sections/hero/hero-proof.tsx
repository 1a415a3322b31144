import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { numeral } from "../../components/ui/numeral";
import { SmartLink, toPage } from "../../components/ui/smart-link";
import { color, font, media, rule, size, space } from "../../theme/tokens";

interface HeroProofProps {
  proof: Queries.HeroProofFragment;
  /** True where it spans words and picture side by side: on phones it still comes before the picture. */
  isBelow: boolean;
}

/** What came of it for one client, as one line of a ledger: brand, figure, period, and the way to the case. */
export function HeroProof({ proof, isBelow }: HeroProofProps) {
  const { brand, headlineFigure, headlinePeriod, path, title } = proof;
  return (
    <div css={[styles.line, isBelow && styles.below]} data-proof>
      <p css={styles.brand}>{brand}</p>
      <p css={styles.result}>
        <strong css={styles.figure}>{headlineFigure.value}</strong> {headlineFigure.metric}
      </p>
      <p css={styles.period}>{headlinePeriod}</p>
      <SmartLink to={toPage(path)} css={styles.link}>
        {title}
      </SmartLink>
    </div>
  );
}

const styles = {
  line: css({
    display: "grid",
    // Brand and period, the figure, the way to the case: below one another on phones, side by side on all others.
    alignItems: "baseline",
    gap: `${space.x1} ${space.x8}`,
    paddingBlock: space.x4,
    borderTop: `2px solid ${color.spruce}`,
    borderBottom: rule.hairline,
    [media.abreast]: { gridTemplateColumns: "3fr 4fr 5fr", alignItems: "center" },
  }),
  below: css({ [media.abreast]: { gridColumn: "1 / -1", order: 1 } }),
  brand: css({ fontFamily: font.display, fontSize: size.h3, fontWeight: 700, lineHeight: 1.2 }),
  result: css({ [media.abreast]: { gridArea: "1 / 2 / span 2" } }),
  figure: css(numeral, { fontSize: size.h2 }),
  period: css({
    fontSize: size.small,
    color: color.inkSoft,
    [media.abreast]: { gridArea: "2 / 1" },
  }),
  link: css({ [media.abreast]: { gridArea: "1 / 3 / span 2", textAlign: "end" } }),
};

export const heroProofFragment = graphql`
  fragment HeroProof on CaseStudy {
    path
    brand
    title
    headlineFigure {
      value
      metric
    }
    headlinePeriod
  }
`;
