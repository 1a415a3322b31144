import { css } from "@emotion/react";
import { Sparkline } from "../../components/chart/sparkline";
import { media } from "../../theme/media";
import { color, font, rule, size, space } from "../../theme/tokens";

/** The ratios that a store is steered by, each with its recent course. */
export function MetricTiles({ tiles }: Pick<Queries.DashboardSectionFragment, "tiles">) {
  return (
    <dl css={styles.list}>
      {tiles.map(({ label, meaning, value, change, trend }) => (
        <div key={label} css={styles.tile}>
          <dt css={styles.name}>
            <strong css={styles.label}>{label}</strong> <span css={styles.soft}>{meaning}</span>
          </dt>
          <dd css={styles.entry}>
            <span css={styles.figures}>
              <strong css={styles.value}>{value}</strong> <span css={styles.soft}>{change}</span>
            </span>
            <Sparkline values={trend} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

const styles = {
  list: css({
    display: "grid",
    minWidth: 0,
    borderTop: rule.hairline,
    [media.medium]: { gridAutoFlow: "column", gridAutoColumns: "1fr" },
    [media.wide]: { gridAutoFlow: "row", gridAutoRows: "1fr", borderTop: "none" },
  }),
  tile: css({
    display: "grid",
    alignContent: "center",
    gap: space.x2,
    minWidth: 0,
    padding: `${space.x6} ${space.x4}`,
    "& + &": { borderTop: rule.hairline },
    [media.medium]: {
      // A meaning that takes two lines leaves the figures of the row level.
      alignContent: "space-between",
      padding: space.x6,
      "&:first-of-type": { paddingLeft: space.x8 },
      "& + &": { borderTop: "none", borderLeft: rule.hairline },
    },
    [media.wide]: {
      alignContent: "center",
      padding: `${space.x6} ${space.x8}`,
      "& + &": { borderTop: rule.hairline, borderLeft: "none" },
    },
  }),
  name: css({
    display: "flex",
    flexWrap: "wrap",
    alignItems: "baseline",
    columnGap: space.x2,
    lineHeight: 1.3,
  }),
  label: css({ fontFamily: font.display, fontWeight: 700 }),
  soft: css({ color: color.inkSoft, fontSize: size.small, fontVariantNumeric: "tabular-nums" }),
  entry: css({
    display: "grid",
    // The course stands beside the figure where there is room, else below it.
    gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 7rem), 1fr))",
    alignItems: "end",
    gap: space.x4,
  }),
  figures: css({ display: "flex", flexWrap: "wrap", alignItems: "baseline", columnGap: space.x2 }),
  value: css({
    fontFamily: font.display,
    fontSize: size.h2,
    fontVariantNumeric: "tabular-nums",
    fontWeight: 700,
    letterSpacing: "-0.02em",
    lineHeight: 1.1,
  }),
};
