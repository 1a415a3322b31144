import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { numeral } from "../../components/ui/numeral";
import { Section } from "../../components/section/section";
import { media } from "../../theme/media";
import { color, rule, size, space } from "../../theme/tokens";

/** A row of large figures over the full width. */
export function Figures({ items, ...frame }: Queries.FiguresSectionFragment) {
  return (
    <Section {...frame}>
      <dl css={styles.row} data-reveal>
        {items.map(({ fact, figureLabel }) => (
          <div key={fact.key} css={styles.entry}>
            <dt css={styles.label}>{figureLabel ?? fact.label}</dt>
            <dd css={styles.value} data-tick="">
              {fact.value}
            </dd>
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
    [media.medium]: {
      gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
      "&:has(> :nth-of-type(3):last-of-type)": { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
    },
    [media.wide]: { gridTemplateColumns: autoColumns },
  }),
  entry: css({
    containerType: "inline-size",
    display: "flex",
    flexDirection: "column-reverse",
    justifyContent: "flex-end",
    gap: space.x2,
    paddingTop: space.x4,
    borderTop: rule.hairline,
  }),
  // As large as the row allows without breaking it: eight characters fit.
  value: css(numeral, { fontSize: `min(${size.figureInRow}, 20cqi)` }),
  label: css({ color: color.inkSoft }),
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
