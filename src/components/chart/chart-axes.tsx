import { css } from "@emotion/react";
import { color, rule, space } from "../../theme/tokens";
import { dayTicks } from "./day-ticks";
import type { Scale } from "./nice-scale";

interface ChartAxesProps {
  scale: Scale;
  /** How many days the chart covers. */
  days: number;
  formatTick: (value: number) => string;
}

/** The gridlines and labels around a chart; hidden from screen readers, which have the table of the same figures. */
export function ChartAxes({ scale, days, formatTick }: ChartAxesProps) {
  return (
    <div aria-hidden="true">
      {scale.ticks.map((tick) => (
        <div
          key={tick}
          css={[styles.gridline, tick === 0 && styles.baseline]}
          style={{ bottom: toPercent(tick / scale.max) }}
        >
          <span css={[styles.label, styles.value]}>{formatTick(tick)}</span>
        </div>
      ))}
      {dayTicks(days).map((day) => (
        <div
          key={day}
          css={styles.tick}
          style={{ left: toPercent((day - 1) / Math.max(days - 1, 1)) }}
        >
          <span css={[styles.label, styles.day]}>{day}</span>
        </div>
      ))}
    </div>
  );
}

function toPercent(share: number): string {
  return `${Math.round(share * 1000) / 10}%`;
}

const styles = {
  gridline: css({ position: "absolute", insetInline: 0, borderTop: rule.hairline }),
  baseline: css({ borderTopColor: color.ink }),
  tick: css({
    position: "absolute",
    top: "100%",
    height: space.x1,
    borderLeft: rule.hairline,
    borderLeftColor: color.ink,
  }),
  label: css({
    position: "absolute",
    color: color.inkSoft,
    fontSize: "0.75rem",
    fontVariantNumeric: "tabular-nums",
    lineHeight: 1,
    whiteSpace: "nowrap",
  }),
  value: css({ right: `calc(100% + ${space.x2})`, top: 0, translate: "0 -50%" }),
  day: css({ top: space.x2, left: 0, translate: "-50% 0" }),
};
