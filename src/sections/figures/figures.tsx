import { type CSSObject, css } from "@emotion/react";
import { graphql } from "gatsby";
import { Section } from "../../components/section/section";
import { color, media, numeral, rule, size, space } from "../../theme/tokens";
import { onSpruce } from "../../components/section/band";

export function Figures({ items, ...frame }: Queries.FiguresSectionFragment) {
  return (
    <Section {...frame}>
      <dl css={[styles.row, items.length > 3 ? styles.many : styles.few]} data-reveal>
        {items.map(({ fact, figureLabel }) => (
          <div key={fact.key} css={styles.entry}>
            <dt css={styles.label}>{figureLabel ?? fact.label}</dt>
            <dd css={styles.value}>{fact.value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

const oneRow: CSSObject = {
  gridTemplateColumns: "none",
  gridAutoFlow: "column",
  gridAutoColumns: "minmax(0, 1fr)",
  "& > :nth-of-type(odd):last-of-type": { gridColumn: "auto" },
};

const styles = {
  row: css({
    display: "grid",
    gap: space.x8,
    // Two columns if the figures fit, one on a phone at 200% text size. The last figure fills its row.
    gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, max(8.5rem, 33%)), 1fr))",
    "& > :nth-of-type(odd):last-of-type": { gridColumn: "1 / -1" },
  }),
  // One row, from medium screens up for at most three figures, from wide screens up for more.
  few: css({ [media.medium]: oneRow }),
  many: css({ [media.wide]: oneRow }),
  entry: css({
    containerType: "inline-size",
    display: "flex",
    flexDirection: "column-reverse",
    justifyContent: "flex-end",
    gap: space.x2,
    paddingTop: space.x4,
    borderTop: rule.hairline,
    "[data-tone=mint] &": { borderColor: color.spruce },
  }),
  // As large as fits without wrapping, for up to eight characters.
  value: css(numeral, { fontSize: `min(${size.figure}, 20cqi)`, ...onSpruce(color.mint) }),
  label: css({ color: color.inkSoft, ...onSpruce(color.line) }),
};

export const figuresSectionFragment = graphql`
  fragment FiguresSection on FiguresSection {
    ...SectionOpening
    tone
    items {
      figureLabel: label
      fact {
        key
        value
        label
      }
    }
  }
`;
