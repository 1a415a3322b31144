import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { numeral } from "../../components/ui/numeral";
import { media } from "../../theme/media";
import { color, rule, size, space } from "../../theme/tokens";

/** The headline figures of the company, under what it offers. */
export function HeroFigures({ figures }: { figures: readonly Queries.HeroFigureFragment[] }) {
  return (
    <dl css={styles.row}>
      {figures.map(({ key, value, label }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const styles = {
  row: css({
    display: "grid",
    gridTemplateColumns: "auto auto",
    gap: `${space.x3} ${space.x6}`,
    paddingTop: space.x4,
    borderTop: rule.hairline,
    [media.wide]: { gridAutoFlow: "column" },
    div: { display: "flex", flexDirection: "column-reverse" },
    dt: { fontSize: size.small, color: color.inkSoft },
    dd: css(numeral, { fontSize: size.h3 }),
  }),
};

export const heroFigureFragment = graphql`
  fragment HeroFigure on Fact {
    key
    value
    label
  }
`;
