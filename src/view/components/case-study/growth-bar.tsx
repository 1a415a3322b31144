import { color, css, media, space } from "../../theme";

interface GrowthBarProps {
  /** The level after, on a scale where the level before is 100. */
  level: number;
  /** The level at the end of the scale, shared by all bars of a table. */
  max: number;
}

/** A level before and after. Bars of one table start and grow at the same points, and a dotted line marks the level before. */
export function GrowthBar({ level, max }: GrowthBarProps) {
  const [before, gained] = [100, level - 100].map(
    (part) => `${((100 * part) / max).toFixed(1)}%`,
  );
  return (
    <svg css={styles.bar} aria-hidden="true">
      <rect width={before} height="100%" fill={color.mint} />
      <rect css={styles.growth} x={before} width={gained} height="100%" />
      <line x1={before} x2={before} y1="-25%" y2="160%" />
    </svg>
  );
}

const styles = {
  growth: css({
    fill: color.spruce,
    [media.forcedColors]: { fill: "CanvasText" },
    transformBox: "fill-box",
    [media.motion]: {
      animation: "grow-bar 500ms cubic-bezier(0.2, 0.7, 0.2, 1)",
      "@keyframes grow-bar": { from: { transform: "scaleX(0)" } },
    },
  }),
  bar: css({
    width: "100%",
    height: space.x4,
    overflow: "visible",
    line: { stroke: color.ink, strokeWidth: 2, strokeDasharray: "2 4" },
    "[data-tone=mint] & rect:first-of-type": { fill: color.white },
  }),
};
