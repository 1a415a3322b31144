import type { CSSObject } from "@emotion/react";
import { graphql } from "gatsby";
import { onSpruce } from "../../components/section/band";
import { Section } from "../../components/section/section";
import {
  color,
  createStyles,
  media,
  numeral,
  rule,
  size,
  space,
  withAccount,
} from "../../theme";

/** Figures in one row below the section's text; without a text, each in the account column next to its label. */
export function Figures({ items, ...frame }: Queries.FiguresSectionFragment) {
  const isRow = frame.text !== null;
  return (
    <Section
      {...frame}
      headingSize={isRow ? "standard" : "small"}
      hasAccount={!isRow}
    >
      <dl css={isRow && [styles.row, pickColumns(items.length)]}>
        {items.map(({ fact, figureLabel }) => (
          <div key={fact.key} css={isRow ? styles.column : styles.entry}>
            <dt css={isRow ? styles.label : styles.name}>
              {figureLabel ?? fact.label}
            </dt>
            <dd css={styles.value}>
              <span css={styles.figure}>{fact.value}</span>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

/** Rows that are full: all figures in one, or four in two rows on tablets. */
function pickColumns(count: number): CSSObject {
  const columns = (most: number) => `repeat(${most}, minmax(0, 1fr))`;
  return {
    [media.medium]: { gridTemplateColumns: columns(count === 4 ? 2 : count) },
    [media.wide]: { gridTemplateColumns: columns(count) },
  };
}

const styles = createStyles({
  row: {
    display: "grid",
    gap: `0 ${space.x6}`,
    borderTop: rule.strong,
  },
  // The label is below its figure.
  column: {
    display: "flex",
    flexDirection: "column-reverse",
    justifyContent: "flex-end",
    gap: space.x1,
    paddingBlock: space.x3,
  },
  entry: {
    paddingBlock: space.x3,
    borderTop: rule.hairline,
    "&:last-of-type": { borderBottom: rule.hairline },
    "[data-tone=mint] &": { borderColor: color.spruce },
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) 42%",
    alignItems: "baseline",
    columnGap: space.x6,
    ...withAccount,
    dd: { textAlign: "end" },
  },
  label: { fontSize: size.small, ...onSpruce(color.line) },
  name: { fontSize: size.h3, maxWidth: "36rem" },
  value: { containerType: "inline-size" },
  // As large as fits without wrapping, for up to eight characters.
  figure: { ...numeral, fontSize: `min(${size.figure}, 20cqi)` },
});

export const figuresSectionFragment = graphql`
  fragment FiguresSection on FiguresSection {
    ...SectionOpening
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
