import type { ReactNode } from "react";
import { formatThousands } from "../../../lib/format/format-dollars";
import {
  color,
  createStyles,
  fromNoHeight,
  media,
  onScroll,
  space,
} from "../../theme";
import { chartLayer, chartLine } from "./chart-styles";
import {
  barsPath,
  linePath,
  placePoints,
  niceScale,
  formatPercent,
  type ChartDay,
} from "./chart-path";
import { DayReadout, type DayReadoutProps } from "./day-readout";

interface BarChartProps extends Omit<DayReadoutProps, "max" | "children"> {
  /** Unique on the page; used to reference the description. */
  id: string;
  description: string;
  /** At the end of the highest bar. */
  peak?: ReactNode;
}

/** The steps from the bottom to the top of the drawing; each is two or three pixels. */
const height = 100;

/** A bar for each day, light where sales fell, and the previous period as a dotted line. */
export function BarChart({ id, description, peak, ...readout }: BarChartProps) {
  const { title, days } = readout;
  const scale = niceScale(
    Math.max(...days.flatMap(({ value, before }) => [value, before])),
  );
  const place = (values: number[]) => placePoints(values, scale.max, height);
  const points = place(days.map(({ value }) => value));
  const [highest] = [...points].sort((a, b) => a.y - b.y);
  const fell = points.filter((_, index) => isFall(days[index]));
  const others = points.filter((_, index) => !isFall(days[index]));
  const before = linePath(place(days.map((day) => day.before)));
  return (
    <DayReadout {...readout} max={scale.max}>
      <ChartAxes scale={scale} dates={days.map(({ date }) => date)} />
      <svg
        css={styles.drawing}
        viewBox={`0 0 ${days.length} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-describedby={`${id}-description`}
      >
        <title>{title}</title>
        <desc id={`${id}-description`}>{description}</desc>
        <g transform="translate(.17)">
          <path css={styles.bars} d={barsPath(others, height)} />
          <path css={styles.fell} d={barsPath(fell, height)} />
        </g>
        <g transform="translate(.5)">
          <path css={styles.ground} d={before} />
          <path css={styles.before} d={before} />
        </g>
      </svg>
      {peak && highest && (
        <span
          css={[
            styles.peak,
            {
              left: formatPercent((highest.x + 0.5) / days.length),
              top: `${highest.y}%`,
            },
          ]}
        >
          {peak}
        </span>
      )}
    </DayReadout>
  );
}

const isFall = (day: ChartDay | undefined) =>
  day !== undefined && day.value < day.before;

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
              <text key={date} x={formatPercent((place + 0.5) / dates.length)}>
                {date}
              </text>
            ),
        )}
      </svg>
    </svg>
  );
}

const styles = createStyles({
  drawing: [
    chartLayer,
    {
      fill: "none",
      strokeLinejoin: "round",
      strokeLinecap: "round",
      transformOrigin: "bottom",
      ...onScroll("grow-up", fromNoHeight, "entry 0% entry 100%"),
    },
  ],
  bars: { fill: "currentColor" },
  fell: {
    fill: color.mint,
    vectorEffect: "non-scaling-stroke",
    stroke: "currentColor",
  },
  // A light line under the dots, which cross dark bars.
  ground: [
    chartLine,
    {
      stroke: color.paper,
      strokeWidth: 4.5,
      [media.forcedColors]: { stroke: "Canvas" },
    },
  ],
  before: [
    chartLine,
    {
      stroke: color.ink,
      strokeWidth: 2.5,
      strokeDasharray: "0 5",
      [media.forcedColors]: { stroke: "CanvasText" },
    },
  ],
  // To the chart's right edge, so that it can hold a line.
  peak: { position: "absolute", right: 0, pointerEvents: "none" },
  axes: [chartLayer, { fill: color.inkSoft, fontSize: "0.875rem" }],
  // The lowest line is the baseline.
  lines: {
    stroke: color.line,
    "line:first-of-type": { stroke: "currentColor" },
  },
  values: {
    textAnchor: "end",
    dominantBaseline: "central",
    transform: `translateX(-${space.x2})`,
  },
  dates: {
    overflow: "visible",
    textAnchor: "middle",
    transform: `translateY(${space.x6})`,
    // At 200% text size, a phone has room for the first and last label only.
    "@container not (min-width: 13rem)": {
      "text:nth-of-type(n + 2):nth-last-of-type(n + 2)": { display: "none" },
    },
  },
});
