import { formatThousands } from "../../../lib/format/format-dollars";
import {
  color,
  createStyles,
  fromNoHeight,
  media,
  onScroll,
} from "../../theme";
import {
  barsPath,
  chartHeight,
  findAxisEnd,
  formatPercent,
  linePath,
} from "./chart-path";
import { chartLayer, DayReadout, type DayReadoutProps } from "./day-readout";

interface BarChartProps extends Omit<DayReadoutProps, "max" | "children"> {
  description: string;
}

/** A bar for each day, and the previous period as a dotted line. */
export function BarChart({ description, ...readout }: BarChartProps) {
  const { title, days } = readout;
  const values = days.map(({ value }) => value);
  const earlier = days.map(({ before }) => before);
  const max = findAxisEnd(Math.max(...values, ...earlier));
  const before = linePath(earlier, max);
  return (
    <DayReadout {...readout} max={max}>
      <ChartAxes max={max} dates={days.map(({ date }) => date)} />
      <svg
        css={styles.drawing}
        viewBox={`0 0 ${days.length} ${chartHeight}`}
        preserveAspectRatio="none"
        role="img"
      >
        <title>{title}</title>
        <desc>{description}</desc>
        <path
          transform="translate(.17)"
          fill="currentColor"
          d={barsPath(values, max)}
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
  max: number;
  dates: readonly string[];
}

/** Gridlines, values, and dates, in SVG: CSS would need a rule for each position. */
function ChartAxes({ max, dates }: ChartAxesProps) {
  const last = dates.length - 1;
  // The labeled days, counted back from the last: every second day, or one a week.
  const step = dates.length <= 10 ? 2 : 7;
  return (
    <svg css={styles.axes} aria-hidden="true">
      {["100%", "50%", "0%"].map((y, half) => (
        <g key={y}>
          <line x2="100%" y1={y} y2={y} />
          <text textAnchor="end" x="-0.5em" y={y} dy="0.3em">
            {formatThousands((max / 2) * half)}
          </text>
        </g>
      ))}
      <g css={styles.dates} textAnchor="middle">
        {dates.map(
          (date, place) =>
            (last - place) % step === 0 && (
              <text
                key={date}
                x={formatPercent((place + 0.5) / dates.length)}
                y="100%"
                dy="1.6em"
              >
                {date}
              </text>
            ),
        )}
      </g>
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
  dates: {
    // At 200% text size, a phone has room for the first and last label only.
    "@container not (min-width: 13rem)": {
      "text:nth-of-type(n + 2):nth-last-of-type(n + 2)": { display: "none" },
    },
  },
});
