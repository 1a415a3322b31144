import { type PointerEvent, useEffect, useState } from "react";
import {
  formatDollars,
  formatThousands,
} from "../../../lib/format/format-dollars";
import {
  color,
  createStyles,
  type CSSObject,
  focusRing,
  media,
  onScroll,
  space,
  wrappingLine,
} from "../../theme";
import {
  barsPath,
  type ChartDay,
  chartHeight,
  findAxisEnd,
  formatPercent,
  linePath,
} from "./chart-path";

interface BarChartProps {
  title: string;
  description: string;
  days: readonly ChartDay[];
  beforeLabel: string;
}

/** A bar for each day, behind the line of the previous period. The legend shows the last day, or the day selected with the slider. */
export function BarChart({
  title,
  description,
  days,
  beforeLabel,
}: BarChartProps) {
  const values = days.map(({ value }) => value);
  const earlier = days.map(({ before }) => before);
  const max = findAxisEnd(Math.max(...values, ...earlier));
  const last = days.length - 1;
  const [chosen, setChosen] = useState<number>();
  useEffect(() => setChosen(last), [last]);
  const place = chosen ?? last;
  const { date = "", value = 0, before = 0 } = days[place] ?? {};
  const x = formatPercent((place + 0.5) / days.length);
  return (
    <>
      <p css={styles.key}>
        <span>
          <span>{date}</span> <strong>{formatDollars(value)}</strong>
        </span>
        <span>
          {beforeLabel} <strong>{formatDollars(before)}</strong>
        </span>
      </p>
      <div css={styles.chart}>
        <ChartAxes max={max} days={days} />
        <svg
          css={styles.drawing}
          viewBox={`0 0 ${days.length} ${chartHeight}`}
          preserveAspectRatio="none"
          role="img"
        >
          <title>{title}</title>
          <desc>{description}</desc>
          <path
            fill="currentColor"
            transform="translate(.25)"
            d={barsPath(values, max, 0.5)}
          />
          <path css={styles.before} d={linePath(earlier, max)} />
        </svg>
        {chosen !== undefined && (
          <input
            css={styles.slider}
            type="range"
            aria-label={title}
            aria-valuetext={`${date} ${formatDollars(value)}, ${beforeLabel} ${formatDollars(before)}`}
            max={last}
            value={place}
            onChange={(event) => setChosen(event.target.valueAsNumber)}
            onPointerMove={(event) => setChosen(readPlace(event))}
          />
        )}
        <svg css={styles.mark} aria-hidden>
          <line x1={x} x2={x} y2="100%" />
          <circle cx={x} cy={formatPercent(1 - value / max)} r="6" />
        </svg>
      </div>
    </>
  );
}

/** The day whose bar the mouse is over; the slider itself clamps the value. */
function readPlace({
  nativeEvent,
  currentTarget: slider,
}: PointerEvent<HTMLInputElement>): number {
  slider.value = String(
    Math.floor((nativeEvent.offsetX / slider.clientWidth) * (+slider.max + 1)),
  );
  return slider.valueAsNumber;
}

interface ChartAxesProps {
  max: number;
  days: readonly ChartDay[];
}

/** Gridlines, values, and dates, in SVG: CSS would need a rule for each position. */
function ChartAxes({ max, days }: ChartAxesProps) {
  const last = days.length - 1;
  // The labeled days, counted back from the last: every second day, or one a week.
  const step = days.length <= 10 ? 2 : 7;
  return (
    <svg css={styles.axes} aria-hidden>
      {["100%", "50%", "0%"].map((y, half) => (
        <g key={y}>
          <line x2="100%" y1={y} y2={y} />
          <text textAnchor="end" x="-0.5em" y={y} dy="0.3em">
            {formatThousands((max / 2) * half)}
          </text>
        </g>
      ))}
      <g css={styles.dates} textAnchor="middle">
        {days.map(
          ({ date }, place) =>
            (last - place) % step === 0 && (
              <text
                key={date}
                x={formatPercent((place + 0.5) / days.length)}
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

/** A drawing that fills the chart; its strokes may overflow. */
const layer: CSSObject = {
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  overflow: "visible",
};

const styles = createStyles({
  key: {
    ...wrappingLine,
    columnGap: space.x4,
    marginTop: space.x4,
    "& > span::before": {
      content: '""',
      display: "inline-block",
      width: space.x4,
      marginRight: space.x2,
      borderTop: `0.75rem solid ${color.spruce}`,
      verticalAlign: "middle",
    },
    "& > span + span::before": {
      borderTop: `2px solid ${color.maple}`,
    },
  },
  chart: {
    position: "relative",
    "& > svg, & > input": layer,
    containerType: "inline-size",
    // The line's color: forced colors replace it here, but not inside an SVG.
    color: color.spruce,
    height: "clamp(9rem, 7rem + 5vw, 11rem)",
    margin: `${space.x4} ${space.x2} ${space.x8} ${space.x12}`,
  },
  drawing: {
    transformOrigin: "bottom",
    ...onScroll("grow-tall", "entry 0% entry 100%"),
  },
  // A line across the bars.
  before: {
    fill: "none",
    stroke: color.maple,
    strokeWidth: 2,
    vectorEffect: "non-scaling-stroke",
    [media.forcedColors]: { stroke: "Highlight" },
  },
  axes: {
    fill: color.inkSoft,
    fontSize: "0.875rem",
    line: { stroke: color.line },
    [media.forcedColors]: { fill: "CanvasText" },
  },
  dates: {
    // At 200% text size, a phone has room for the first and last label only.
    "@container not (min-width: 13rem)": {
      "text:nth-of-type(n + 2):nth-last-of-type(n + 2)": { display: "none" },
    },
  },
  mark: {
    fill: color.gold,
    stroke: "currentColor",
    pointerEvents: "none",
    circle: { strokeWidth: 2.5 },
  },
  slider: {
    opacity: 0,
    cursor: "crosshair",
    touchAction: "pan-y",
    // The slider is transparent, so its own outline would be invisible.
    "&:focus-visible + svg": focusRing,
  },
});
