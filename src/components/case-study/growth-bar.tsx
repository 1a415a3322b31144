import { css, keyframes } from "@emotion/react";
import { color, media, space } from "../../theme/tokens";

interface GrowthBarProps {
  /** The level after, on a scale where the level before is 100. */
  level: number;
  /** The level at the end of the scale, shared by all bars of a table. */
  max: number;
}

/** A level before and after. Bars of one table start and grow at the same points, and a dotted line marks the level before. */
export function GrowthBar({ level, max }: GrowthBarProps) {
  return (
    <svg css={styles.bar} aria-hidden="true">
      <rect width={formatShare(100, max)} height="100%" fill={color.mint} />
      <rect
        css={styles.growth}
        x={formatShare(100, max)}
        width={formatShare(level - 100, max)}
        height="100%"
      />
      <line x1={formatShare(100, max)} x2={formatShare(100, max)} y1="-25%" y2="160%" />
    </svg>
  );
}

const formatShare = (level: number, max: number) => `${((100 * level) / max).toFixed(1)}%`;

const grow = keyframes({ from: { transform: "scaleX(0)" } });

const styles = {
  growth: css({
    fill: color.spruce,
    [media.forcedColors]: { fill: "CanvasText" },
    transformBox: "fill-box",
    [media.motion]: { animation: `${grow} 500ms cubic-bezier(0.2, 0.7, 0.2, 1)` },
  }),
  bar: css({
    width: "100%",
    height: space.x4,
    overflow: "visible",
    line: { stroke: color.ink, strokeWidth: 2, strokeDasharray: "2 4" },
    "[data-tone=mint] & rect:first-of-type": { fill: color.white },
  }),
};
