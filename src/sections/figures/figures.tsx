import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Section } from "../../components/ui/section";
import { media } from "../../theme/media";
import { color, font, rule, size, space } from "../../theme/tokens";

/** A row of large figures over the full width. */
export function Figures({ items, ...frame }: Queries.FiguresSectionFragment) {
  return (
    <Section {...frame}>
      <dl css={styles.row} data-reveal>
        {items.map(({ value, label }) => (
          <div key={label} css={styles.entry}>
            <dt css={styles.label}>{label}</dt>
            <dd css={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

const autoColumns = "repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))";

const styles = {
  row: css({
    display: "grid",
    gap: space.x8,
    // As many columns as the figures leave room for: one on a phone at twice the text size.
    gridTemplateColumns: autoColumns,
    [media.medium]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [media.wide]: { gridTemplateColumns: autoColumns },
  }),
  entry: css({
    display: "flex",
    flexDirection: "column-reverse",
    justifyContent: "flex-end",
    gap: space.x2,
    paddingTop: space.x4,
    borderTop: rule.hairline,
  }),
  value: css({
    fontFamily: font.display,
    fontSize: size.figureInRow,
    fontWeight: 700,
    lineHeight: 1,
    letterSpacing: "-0.03em",
    fontVariantNumeric: "tabular-nums",
    color: color.spruce,
  }),
  label: css({ color: color.inkSoft }),
};

export const figuresSectionFragment = graphql`
  fragment FiguresSection on FiguresSection {
    anchor
    tone
    kicker
    heading
    text {
      html
    }
    items {
      value
      label
    }
  }
`;
