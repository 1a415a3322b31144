import { css } from "@emotion/react";
import { media } from "../../theme/media";
import { color, font, rule, size, space } from "../../theme/tokens";

/** The ratios that a store is steered by, in every period. */
export function MetricTiles({ tiles }: Pick<Queries.DashboardSectionFragment, "tiles">) {
  return (
    <dl css={styles.list}>
      {tiles.map(({ label, meaning, periods }) => (
        <div key={label} css={styles.tile}>
          <dt css={styles.name}>
            <strong css={styles.label}>{label}</strong> <span css={styles.soft}>{meaning}</span>
          </dt>
          {periods.map(({ value, change }, index) => (
            <dd key={index} data-option={index}>
              <strong css={styles.value}>{value}</strong> <span css={styles.soft}>{change}</span>
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

const styles = {
  list: css({
    display: "grid",
    // At twice the text size one below the other.
    gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 5.5rem), 1fr))",
    minWidth: 0,
    borderTop: rule.hairline,
    [media.wide]: { borderTop: "none" },
  }),
  tile: css({
    display: "grid",
    // A meaning that takes two lines leaves the figures of the row level.
    alignContent: "space-between",
    gap: space.x2,
    minWidth: 0,
    padding: `${space.x4} ${space.x1} ${space.x4} ${space.x2}`,
    "& + &": { borderLeft: rule.hairline },
    "&:first-of-type": { paddingLeft: space.x4 },
    [media.medium]: {
      padding: `${space.x6} ${space.x4}`,
      "&:first-of-type": { paddingLeft: space.x8 },
    },
  }),
  name: css({ lineHeight: 1.3 }),
  label: css({ display: "block", fontFamily: font.display }),
  soft: css({ color: color.inkSoft, fontSize: size.small, fontVariantNumeric: "tabular-nums" }),
  value: css({
    fontFamily: font.display,
    fontSize: size.h2,
    lineHeight: 1.1,
    fontVariantNumeric: "tabular-nums",
    letterSpacing: "-0.02em",
  }),
};
