import { css, keyframes } from "@emotion/react";
import type { ReactNode } from "react";
import { media } from "../../theme/media";
import { color, font, radius, space } from "../../theme/tokens";

/** How far above the chart the value flies. */
const flagpole = space.x2;

interface LastValueProps {
  /** Where the last point stands, in percent from the top of the chart. */
  top: number;
  children: ReactNode;
}

/** Marks the last point of a chart. Its value flies above the chart, where no line can ever run through it. */
export function LastValue({ top, children }: LastValueProps) {
  return (
    <div css={[styles.flag, { height: `calc(${top}% + ${flagpole})` }]} aria-hidden="true">
      <span css={styles.value}>{children}</span>
      <span css={styles.marker} />
    </div>
  );
}

const appear = keyframes({ from: { opacity: 0 } });

const styles = {
  flag: css({
    position: "absolute",
    top: `-${flagpole}`,
    right: 0,
    borderRight: `1px solid ${color.ink}`,
    color: color.ink,
    [media.motion]: { animation: `${appear} 0.3s 0.9s backwards` },
  }),
  marker: css({
    position: "absolute",
    top: "100%",
    left: 0,
    width: space.x3,
    height: space.x3,
    translate: "-50% -50%",
    border: `0.15rem solid ${color.spruceDeep}`,
    borderRadius: radius.pill,
    background: color.gold,
  }),
  value: css({
    position: "absolute",
    right: `-${space.x2}`,
    bottom: "100%",
    paddingInline: space.x2,
    border: `1px solid ${color.ink}`,
    borderRadius: radius.input,
    background: color.paper,
    fontFamily: font.display,
    fontSize: "0.875rem",
    fontWeight: 650,
    fontVariantNumeric: "tabular-nums",
    lineHeight: 1.6,
    whiteSpace: "nowrap",
  }),
};
