import { css, keyframes } from "@emotion/react";
import { media } from "../../theme/media";
import { color, space } from "../../theme/tokens";
import { ChartAxes } from "./chart-axes";
import { areaPath, linePath, placePoints, toViewBox } from "./chart-path";
import { LastValue } from "./last-value";
import { niceScale } from "./nice-scale";

interface LineChartProps {
  /** Unique on the page: the description is referred to by it. */
  id: string;
  title: string;
  /** The chart in a sentence, for those who do not see it. */
  description: string;
  /** One value a day, oldest first. */
  values: readonly number[];
  formatTick: (value: number) => string;
  formatValue: (value: number) => string;
}

/** The steps between the bottom and the top of the drawing, each two or three pixels. */
const height = 100;

/**
 * A line over its surface, drawn from its values. The paths stretch with their box while strokes keep
 * their width; all words are HTML around them, so that they are as large on a small screen as on a wide one.
 */
export function LineChart({
  id,
  title,
  description,
  values,
  formatTick,
  formatValue,
}: LineChartProps) {
  const scale = niceScale(Math.max(...values));
  const points = placePoints(values, 0, scale.max, height);
  const last = points[points.length - 1];
  const lastValue = values[values.length - 1];
  return (
    <div css={styles.chart}>
      <ChartAxes scale={scale} days={values.length} formatTick={formatTick} />
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
        <path css={styles.line} d={linePath(points)} />
      </svg>
      {last && lastValue !== undefined && (
        <LastValue top={(last.y / height) * 100}>{formatValue(lastValue)}</LastValue>
      )}
    </div>
  );
}

// The negative insets leave room for strokes that reach over the edge of the box.
const draw = keyframes({
  from: { clipPath: "inset(-10% 100% -10% -10%)" },
  to: { clipPath: "inset(-10%)" },
});

const styles = {
  chart: css({
    position: "relative",
    // Of the line: forced colors change it here, and nothing inside a drawing.
    color: color.spruce,
    height: "clamp(12rem, 9rem + 12vw, 18.5rem)",
    margin: `${space.x8} ${space.x2} ${space.x8} ${space.x12}`,
  }),
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
  line: css({ vectorEffect: "non-scaling-stroke", stroke: "currentColor", strokeWidth: 2.25 }),
};
