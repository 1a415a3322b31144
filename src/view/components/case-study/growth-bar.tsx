import { color, createStyles, growing, media, space } from "../../theme";

interface GrowthBarProps {
  /** The level after, on a scale where the level before is 100. */
  level: number;
  /** The level at the end of the scale, shared by all bars of a table. */
  max: number;
}

/** A level before and after. Bars of one table start and grow at the same points, and a dotted line marks the level before. */
export function GrowthBar({ level, max }: GrowthBarProps) {
  const [before, gained] = [100, Math.max(0, level - 100)].map(
    (part) => `${((100 * part) / max).toFixed(1)}%`,
  );
  return (
    <svg css={styles.bar} aria-hidden>
      <rect width={before} height="100%" fill={color.mint} />
      <rect css={styles.growth} x={before} width={gained} height="100%" />
      <line x1={before} x2={before} y1="-25%" y2="125%" />
      <circle cx={`${(100 * level) / max}%`} cy="50%" r="6" />
    </svg>
  );
}

const styles = createStyles({
  growth: {
    fill: color.spruce,
    [media.forcedColors]: { fill: "CanvasText" },
    transformBox: "fill-box",
    ...growing,
  },
  bar: {
    width: "100%",
    height: space.x4,
    overflow: "visible",
    viewTimelineName: "--bar",
    line: { stroke: color.ink, strokeWidth: 2, strokeDasharray: "2 4" },
    // The point, under the pointer.
    circle: {
      fill: color.maple,
      scale: "var(--point, 0)",
      transition: "scale 0.2s",
      transformBox: "fill-box",
      transformOrigin: "center",
    },
    "[data-tone=mint] & rect:first-of-type": { fill: color.white },
  },
});
