import { css } from "@emotion/react";
import { color, space } from "../../theme/tokens";
import type { Scale } from "./nice-scale";
import { toPercent } from "./to-percent";

interface ChartAxesProps {
  scale: Scale;
  /** The days that the chart covers, as readers write them. */
  dates: readonly string[];
  formatTick: (value: number) => string;
}

/**
 * Gridlines with their values, and dates; not for screen readers, which have the table of the same figures.
 * A drawing, since its places are attributes: places in styles would need a rule each.
 */
export function ChartAxes({ scale, dates, formatTick }: ChartAxesProps) {
  const values = scale.ticks.map((tick) => ({ tick, y: toPercent(1 - tick / scale.max) }));
  return (
    <svg css={styles.axes} aria-hidden="true">
      <g css={styles.lines}>
        {values.map(({ tick, y }) => (
          <line key={tick} x2="100%" y1={y} y2={y} />
        ))}
      </g>
      <g css={styles.values}>
        {values.map(({ tick, y }) => (
          <text key={tick} y={y}>
            {formatTick(tick)}
          </text>
        ))}
      </g>
      <svg css={styles.dates} y="100%">
        {dateTicks(dates.length).map((place) => (
          <text key={place} x={toPercent(place / Math.max(dates.length - 1, 1))}>
            {dates[place]}
          </text>
        ))}
      </svg>
    </svg>
  );
}

const styles = {
  axes: css({
    position: "absolute",
    inset: 0,
    width: "100%",
    height: "100%",
    overflow: "visible",
    fill: color.inkSoft,
    fontSize: "0.75rem",
    fontVariantNumeric: "tabular-nums",
  }),
  // The lowest is the chart's ground.
  lines: css({ stroke: color.line, "line:first-of-type": { stroke: "currentColor" } }),
  values: css({
    textAnchor: "end",
    dominantBaseline: "central",
    transform: `translateX(-${space.x2})`,
  }),
  dates: css({
    overflow: "visible",
    textAnchor: "middle",
    transform: `translateY(${space.x6})`,
    // At twice the text size a phone has room for the first and the last.
    "@container not (min-width: 13rem)": {
      "text:nth-of-type(n + 2):nth-last-of-type(n + 2)": { display: "none" },
    },
  }),
};

/**
 * The places of the days that the horizontal axis names, counted back from the last, which everybody looks for:
 * every second of a short period; one a week of a long one.
 */
export function dateTicks(count: number): number[] {
  const step = count <= 10 ? 2 : 7;
  const places = Array.from({ length: count }, (_, place) => place);
  return places.filter((place) => (count - 1 - place) % step === 0);
}
