import { graphql } from "gatsby";
import { RichText } from "../../components/ui/rich-text";
import { Section } from "../../components/section/section";
import {
  color,
  css,
  measure,
  media,
  numeral,
  rule,
  size,
  space,
  splitAt,
} from "../../theme";

/** Shares of a whole as bars on one scale, with the section's text as a note below. */
export function FactorBars({
  items,
  text: note,
  ...frame
}: Queries.FactorBarsSectionFragment) {
  return (
    <Section {...frame} headingSize="small" hasAccount>
      <dl data-reveal>
        {items.map(({ label, share, text }) => (
          <div key={label} css={styles.factor}>
            <dt css={styles.label}>{label}</dt>
            <dd css={styles.figure}>{share}%</dd>
            <dd css={styles.text}>
              <span css={[styles.bar, { width: `${share}%` }]} />
              <RichText html={text.html} />
            </dd>
          </div>
        ))}
      </dl>
      {note && <RichText css={styles.note} html={note.html} />}
    </Section>
  );
}

const styles = {
  factor: css({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto",
    alignItems: "baseline",
    gap: `${space.x2} ${space.x6}`,
    paddingBlock: space.x3,
    borderTop: rule.hairline,
    "&:last-of-type": { borderBottom: rule.hairline },
    [media.wide]: splitAt(4, 10),
  }),
  label: css({ fontSize: size.h3, fontWeight: 650, lineHeight: 1.2 }),
  figure: css(numeral, {
    textAlign: "end",
    [media.wide]: { alignSelf: "center" },
  }),
  // Forced colors remove backgrounds, so the bar needs a border.
  bar: css({
    height: space.x8,
    border: `1px solid ${color.spruce}`,
    background: color.spruce,
    transformOrigin: "left",
    [media.motion]: {
      animation: "grow-factor 500ms ease-out",
      "@keyframes grow-factor": { from: { scale: "0 1" } },
    },
  }),
  note: css({ maxWidth: measure.prose }),
  text: css({
    gridColumn: "1 / -1",
    display: "grid",
    gap: space.x2,
    fontSize: size.small,
    color: color.inkSoft,
    [media.wide]: { gridArea: "1 / 2" },
  }),
};

export const factorBarsSectionFragment = graphql`
  fragment FactorBarsSection on FactorBarsSection {
    ...SectionOpening
    items {
      label
      share
      text {
        html
      }
    }
  }
`;
