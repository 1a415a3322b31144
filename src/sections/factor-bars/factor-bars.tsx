import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { RichText } from "../../components/ui/rich-text";
import { Section } from "../../components/section/section";
import { splitAt } from "../../theme/grid";
import { color, font, media, numeral, rule, size, space } from "../../theme/tokens";

/** Shares of a whole, as bars on one scale. */
export function FactorBars({ items, ...frame }: Queries.FactorBarsSectionFragment) {
  return (
    <Section {...frame}>
      <dl data-reveal>
        {items.map(({ label, share, text }) => (
          <div key={label} css={styles.factor}>
            <dt css={styles.label}>{label}</dt>
            <dd css={styles.share}>
              <span css={styles.figure}>{share}%</span>
              <span css={[styles.bar, { width: `${share}%` }]} />
            </dd>
            <dd css={styles.text}>
              <RichText html={text.html} />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

const styles = {
  factor: css({
    display: "grid",
    gap: `${space.x3} ${space.x8}`,
    paddingBlock: space.x6,
    borderTop: rule.hairline,
    "&:last-of-type": { borderBottom: rule.hairline },
    [media.wide]: { ...splitAt(4, 10), alignItems: "center" },
  }),
  label: css({ fontFamily: font.label, fontSize: size.h3, fontWeight: 700, lineHeight: 1.2 }),
  share: css({ display: "grid", gap: space.x2 }),
  figure: css(numeral, { fontSize: size.h2 }),
  // Forced colors remove backgrounds, so the bar needs a border.
  bar: css({
    height: space.x4,
    border: `1px solid ${color.spruce}`,
    background: color.spruce,
    "div:first-of-type > dd > &": { background: color.maple, borderColor: color.maple },
  }),
  text: css({ color: color.inkSoft }),
};

export const factorBarsSectionFragment = graphql`
  fragment FactorBarsSection on FactorBarsSection {
    ...SectionOpening
    tone
    items {
      label
      share
      text {
        html
      }
    }
  }
`;
