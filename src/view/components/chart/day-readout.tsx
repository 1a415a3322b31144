import { type PointerEvent, type ReactNode, useEffect, useState } from "react";
import { formatDollars } from "../../../lib/format/format-dollars";
import { color, createStyles, css, size, space } from "../../theme";
import { type ChartDay, formatPercent } from "./chart-path";

export interface DayReadoutProps {
  title: string;
  days: readonly ChartDay[];
  beforeLabel: string;
  max: number;
  children: ReactNode;
}

/** The legend above a chart shows the last day, or the day selected with the slider. */
export function DayReadout(props: DayReadoutProps) {
  const { title, days, beforeLabel, max, children } = props;
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
        {children}
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
        <svg css={styles.mark} aria-hidden="true">
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

/** A drawing that fills its box; its strokes may overflow. */
export const chartLayer = css({
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  overflow: "visible",
});

const styles = createStyles({
  key: {
    display: "flex",
    flexWrap: "wrap",
    columnGap: space.x4,
    marginTop: space.x4,
    fontSize: size.small,
    "& > span::before": {
      content: '""',
      display: "inline-block",
      width: space.x4,
      marginRight: space.x2,
      borderTop: `0.75rem solid ${color.spruce}`,
      verticalAlign: "middle",
    },
    "& > span + span::before": { borderTop: `0.15rem dotted ${color.ink}` },
  },
  chart: {
    position: "relative",
    containerType: "inline-size",
    // The line's color: forced colors replace it here, but not inside an SVG.
    color: color.spruce,
    height: "clamp(9rem, 7rem + 5vw, 11rem)",
    margin: `${space.x4} ${space.x2} ${space.x8} ${space.x12}`,
  },
  mark: [
    chartLayer,
    {
      fill: color.gold,
      stroke: "currentColor",
      pointerEvents: "none",
      circle: { strokeWidth: 2.5 },
    },
  ],
  slider: [
    chartLayer,
    {
      opacity: 0,
      cursor: "crosshair",
      touchAction: "pan-y",
      // The slider is transparent, so its own outline would be invisible.
      "&:focus-visible + svg": {
        outline: `3px solid ${color.maple}`,
        outlineOffset: "3px",
      },
    },
  ],
});
