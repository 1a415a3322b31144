import { css, keyframes } from "@emotion/react";
import { media } from "../../theme/media";
import { color } from "../../theme/tokens";
import { ChartAxes } from "./chart-axes";
import type { ChartDay } from "./chart-day";
import { areaPath, linePath, placePoints, toViewBox } from "./chart-path";
import { DayReadout } from "./day-readout";
import { niceScale } from "./nice-scale";

interface LineChartProps {
  /** Unique on the page: the description is referred to by it. */
  id: string;
  title: string;
  /** The chart in a sentence, for those who do not see it. */
  description: string;
  /** Oldest first. */
  days: readonly ChartDay[];
  /** What the dashed line is. */
  beforeLabel: string;
  formatTick: (value: number) => string;
  formatValue: (value: number) => string;
}

/** The steps between the bottom and the top of the drawing, each two or three pixels. */
const height = 100;

/**
 * A line over its surface, drawn from its values, and the period before as a dashed line. The paths stretch with
 * their box while strokes keep their width; all words stand around them, so that they are as large on a small
 * screen as on a wide one.
 */
export function LineChart({
  id,
  title,
  description,
  days,
  beforeLabel,
  formatTick,
  formatValue,
}: LineChartProps) {
  const scale = niceScale(Math.max(...days.flatMap(({ value, before }) => [value, before])), 2);
  const place = (values: number[]) => placePoints(values, 0, scale.max, height);
  const points = place(days.map(({ value }) => value));
  return (
    <DayReadout
      title={title}
      days={days}
      beforeLabel={beforeLabel}
      max={scale.max}
      formatValue={formatValue}
    >
      <ChartAxes scale={scale} dates={days.map(({ date }) => date)} formatTick={formatTick} />
      <svg
        css={styles.drawing}
        viewBox={toViewBox(points, height)}
        preserveAspectRatio="none"
        role="img"
        aria-describedby={`${id}-description`}
      >
        <title>{title}</title>
        <desc id={`${id}-description`}>{description}</desc>
        <path css={styles.area} d={areaPath(points, height)} />
        <path css={styles.before} d={linePath(place(days.map(({ before }) => before)))} />
        <path css={styles.line} d={linePath(points)} />
      </svg>
    </DayReadout>
  );
}

// The negative insets leave room for strokes that reach over the edge of the box.
const draw = keyframes({
  from: { clipPath: "inset(-10% 100% -10% -10%)" },
  to: { clipPath: "inset(-10%)" },
});

const line = css({
  vectorEffect: "non-scaling-stroke",
  stroke: "currentColor",
  strokeWidth: 2.25,
});

const styles = {
  drawing: css({
    position: "absolute",
    inset: 0,
    width: "100%",
    height: "100%",
    overflow: "visible",
    fill: "none",
    strokeLinejoin: "round",
    strokeLinecap: "round",
    [media.motion]: { animation: `${draw} 1.1s cubic-bezier(0.3, 0, 0.2, 1) backwards` },
  }),
  area: css({ fill: color.mint, opacity: 0.55 }),
  line,
  before: css(line, { strokeWidth: 1.5, strokeDasharray: "2 5" }),
};
