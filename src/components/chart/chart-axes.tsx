import { css } from "@emotion/react";
import { color, space } from "../../theme/tokens";
import { dayTicks } from "./day-ticks";
import type { Scale } from "./nice-scale";

interface ChartAxesProps {
  scale: Scale;
  /** How many days the chart covers. */
  days: number;
  formatTick: (value: number) => string;
}

/**
 * The gridlines and labels around a chart; hidden from screen readers, which have the table of the same figures.
 * A drawing, since its places are attributes: places in styles would need a rule each.
 */
export function ChartAxes({ scale, days, formatTick }: ChartAxesProps) {
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
      <svg css={styles.days} y="100%">
        {dayTicks(days).map((day) => (
          <text key={day} x={toPercent((day - 1) / Math.max(days - 1, 1))}>
            {day}
          </text>
        ))}
      </svg>
    </svg>
  );
}

function toPercent(share: number): string {
  return `${Math.round(share * 1000) / 10}%`;
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
  days: css({ overflow: "visible", textAnchor: "middle", transform: `translateY(${space.x4})` }),
};
