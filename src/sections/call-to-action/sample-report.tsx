import { css } from "@emotion/react";
import { Sparkline } from "../../components/chart/sparkline";
import { numeral } from "../../components/ui/numeral";
import { SampleNotice } from "../../components/ui/sample-notice";
import { color, radius, rule, size, space } from "../../theme/tokens";

type Report = NonNullable<Queries.CallToActionSectionFragment["report"]>;

/** A page of the dashboard, as small as a card: the main figure with its course, then the others. */
export function SampleReport({ title, sampleNotice, trend, rows }: Report) {
  return (
    <div css={styles.sheet}>
      <SampleNotice>{sampleNotice}</SampleNotice>
      <h3 css={styles.title}>{title}</h3>
      <Sparkline values={trend} />
      <dl>
        {rows.map(({ label, value, change }) => (
          <div key={label} css={styles.row}>
            <dt>{label}</dt>
            <dd css={styles.value}>{value}</dd>
            <dd css={styles.change}>{change}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

const styles = {
  sheet: css({
    position: "relative",
    display: "grid",
    gap: space.x4,
    minWidth: 0,
    padding: space.x6,
    borderRadius: radius.card,
    background: color.paper,
    color: color.ink,
  }),
  title: css({ paddingTop: space.x2 }),
  row: css({
    display: "flex",
    // At twice the text size the figures stand below their name.
    flexWrap: "wrap",
    alignItems: "baseline",
    gap: space.x3,
    paddingBlock: space.x3,
    borderTop: rule.hairline,
    dt: { flex: "1 1 4.5rem" },
  }),
  value: css(numeral, { fontSize: size.h3 }),
  change: css({
    width: "3.5rem",
    textAlign: "right",
    fontSize: size.small,
    fontVariantNumeric: "tabular-nums",
  }),
};
