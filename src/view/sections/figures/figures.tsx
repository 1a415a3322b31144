import { graphql } from "gatsby";
import { Band, onSpruce } from "../../components/section/band";
import { SectionHeader } from "../../components/section/section-header";
import {
  color,
  css,
  media,
  numeral,
  rule,
  size,
  space,
  withAccount,
} from "../../theme";

/** Figures in the account column: next to the section's text, or each next to its own label. */
export function Figures({ items, ...frame }: Queries.FiguresSectionFragment) {
  const hasText = frame.text !== null;
  return (
    <Band {...frame} hasAccount>
      <div css={[styles.root, hasText && withAccount]}>
        <SectionHeader
          {...frame}
          headingSize={hasText ? "standard" : "small"}
        />
        <dl css={hasText && styles.column} data-reveal>
          {items.map(({ fact, figureLabel }) => (
            <div key={fact.key} css={[styles.entry, !hasText && withAccount]}>
              <dt css={[styles.label, !hasText && styles.name]}>
                {figureLabel ?? fact.label}
              </dt>
              <dd css={styles.value}>
                <span css={styles.figure}>{fact.value}</span>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Band>
  );
}

const styles = {
  root: css({ display: "grid", gap: space.x6 }),
  entry: css({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) 42%",
    alignItems: "baseline",
    columnGap: space.x6,
    paddingBlock: space.x3,
    borderTop: rule.hairline,
    "&:last-of-type": { borderBottom: rule.hairline },
    "[data-tone=mint] &": { borderColor: color.spruce },
  }),
  // On tablets and wide screens, the label is below its figure.
  column: css({
    [media.medium]: {
      "& > div": {
        display: "flex",
        flexDirection: "column-reverse",
        alignItems: "stretch",
        textAlign: "end",
      },
    },
  }),
  label: css({ fontSize: size.small, ...onSpruce(color.line) }),
  name: css({ fontSize: size.h3, maxWidth: "36rem" }),
  value: css({ containerType: "inline-size", textAlign: "end" }),
  // As large as fits without wrapping, for up to eight characters.
  figure: css(numeral, { fontSize: `min(${size.figure}, 20cqi)` }),
};

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
