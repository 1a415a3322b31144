import { formatThousands } from "../../../lib/format/format-dollars";
import {
  color,
  createStyles,
  fromNoHeight,
  media,
  onScroll,
  space,
} from "../../theme";
import {
  barsPath,
  linePath,
  placePoints,
  niceScale,
  formatPercent,
} from "./chart-path";
import { chartLayer, DayReadout, type DayReadoutProps } from "./day-readout";

interface BarChartProps extends Omit<DayReadoutProps, "max" | "children"> {
  description: string;
}

/** The steps from the bottom to the top of the drawing; each is two or three pixels. */
const height = 100;

/** A bar for each day, and the previous period as a dotted line. */
export function BarChart({ description, ...readout }: BarChartProps) {
  const { title, days } = readout;
  const values = days.map(({ value }) => value);
  const earlier = days.map(({ before }) => before);
  const scale = niceScale(Math.max(...values, ...earlier));
  const before = linePath(placePoints(earlier, scale.max, height));
  return (
    <DayReadout {...readout} max={scale.max}>
      <ChartAxes scale={scale} dates={days.map(({ date }) => date)} />
      <svg
        css={styles.drawing}
        viewBox={`0 0 ${days.length} ${height}`}
        preserveAspectRatio="none"
        role="img"
      >
        <title>{title}</title>
        <desc>{description}</desc>
        <path
          transform="translate(.17)"
          fill="currentColor"
          d={barsPath(placePoints(values, scale.max, height), height)}
        />
        <g transform="translate(.5)">
          <path css={styles.ground} d={before} />
          <path css={styles.before} d={before} />
        </g>
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
  return (
    <svg css={styles.axes} aria-hidden="true">
      {scale.ticks.map((tick) => {
        const y = formatPercent(1 - tick / scale.max);
        return (
          <g key={tick}>
            <line x2="100%" y1={y} y2={y} />
            <text css={styles.value} y={y}>
              {formatThousands(tick)}
            </text>
          </g>
        );
      })}
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
      path: { vectorEffect: "non-scaling-stroke" },
      transformOrigin: "bottom",
      ...onScroll("grow-up", fromNoHeight, "entry 0% entry 100%"),
    },
  ],
  // A light line under the dots, which cross dark bars.
  ground: {
    stroke: color.paper,
    strokeWidth: 4.5,
    [media.forcedColors]: { stroke: "Canvas" },
  },
  before: {
    stroke: color.ink,
    strokeWidth: 2.5,
    strokeDasharray: "0 5",
    [media.forcedColors]: { stroke: "CanvasText" },
  },
  axes: [
    chartLayer,
    {
      fill: color.inkSoft,
      fontSize: "0.875rem",
      line: { stroke: color.line },
      [media.forcedColors]: { fill: "CanvasText" },
    },
  ],
  value: {
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
