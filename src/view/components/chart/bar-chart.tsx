import { formatThousands } from "../../../lib/format/format-dollars";
import { color, css, media, space } from "../../theme";
import { chartArea, chartDrawing, chartLayer, chartLine } from "./chart-styles";
import {
  areaPath,
  linePath,
  placePoints,
  niceScale,
  formatPercent,
} from "./chart-path";
import { DayReadout, type DayReadoutProps } from "./day-readout";

interface LineChartProps extends Omit<DayReadoutProps, "max" | "children"> {
  /** Unique on the page; used to reference the description. */
  id: string;
  description: string;
}

/** The steps from the bottom to the top of the drawing; each is two or three pixels. */
const height = 100;

/** A line with its area, and the previous period as a dashed line. */
export function LineChart({ id, description, ...readout }: LineChartProps) {
  const { title, days } = readout;
  const scale = niceScale(
    Math.max(...days.flatMap(({ value, before }) => [value, before])),
  );
  const place = (values: number[]) => placePoints(values, 0, scale.max, height);
  const points = place(days.map(({ value }) => value));
  return (
    <DayReadout {...readout} max={scale.max}>
      <ChartAxes scale={scale} dates={days.map(({ date }) => date)} />
      <svg
        css={styles.drawing}
        viewBox={`0 0 ${days.length - 1} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-describedby={`${id}-description`}
      >
        <title>{title}</title>
        <desc id={`${id}-description`}>{description}</desc>
        <path css={chartArea} d={areaPath(points, height)} />
        <path
          css={styles.before}
          d={linePath(place(days.map(({ before }) => before)))}
        />
        <path css={styles.line} d={linePath(points)} />
      </svg>
    </DayReadout>
  );
}

interface ChartAxesProps {
  scale: ReturnType<typeof niceScale>;
  dates: readonly string[];
}

/** Gridlines, values, and dates, in SVG: CSS would need a rule for each position. */
function ChartAxes({ scale, dates }: ChartAxesProps) {
  const last = dates.length - 1;
  // The labeled days, counted back from the last: every second day, or one a week.
  const step = dates.length <= 10 ? 2 : 7;
  const values = scale.ticks.map((tick) => ({
    tick,
    y: formatPercent(1 - tick / scale.max),
  }));
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
            {formatThousands(tick)}
          </text>
        ))}
      </g>
      <svg css={styles.dates} y="100%">
        {dates.map(
          (date, place) =>
            (last - place) % step === 0 && (
              <text key={date} x={formatPercent(place / last)}>
                {date}
              </text>
            ),
        )}
      </svg>
    </svg>
  );
}

const styles = {
  drawing: css(chartDrawing, {
    [media.motion]: {
      animation: "draw-line 1.1s cubic-bezier(0.3, 0, 0.2, 1) backwards",
      // The negative insets leave room for strokes that overflow the box.
      "@keyframes draw-line": {
        from: { clipPath: "inset(-10% 100% -10% -10%)" },
        to: { clipPath: "inset(-10%)" },
      },
    },
  }),
  line: css(chartLine, { strokeWidth: 2.25 }),
  before: css(chartLine, { strokeWidth: 1.5, strokeDasharray: "2 5" }),
  axes: css(chartLayer, { fill: color.inkSoft, fontSize: "0.75rem" }),
  // The lowest line is the baseline.
  lines: css({
    stroke: color.line,
    "line:first-of-type": { stroke: "currentColor" },
  }),
  values: css({
    textAnchor: "end",
    dominantBaseline: "central",
    transform: `translateX(-${space.x2})`,
  }),
  dates: css({
    overflow: "visible",
    textAnchor: "middle",
    transform: `translateY(${space.x6})`,
    // At 200% text size, a phone has room for the first and last label only.
    "@container not (min-width: 13rem)": {
      "text:nth-of-type(n + 2):nth-last-of-type(n + 2)": { display: "none" },
    },
  }),
};
