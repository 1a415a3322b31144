import { css } from "@emotion/react";
import { formatIndex } from "../../site/format/format-figure";
import { color, media, space } from "../../theme/tokens";

/** The revenue of a client where 100 is the level before, drawn on a scale that ends at `max`. */
export function ClientBar({ figure, max }: { figure: string; max: number }) {
  const level = formatIndex(figure);
  return (
    <svg
      css={bar}
      viewBox={`0 0 ${String(max)} 2`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
      aria-hidden
    >
      <path d="M0 0h100v2H0z" opacity=".3" />
      {level !== undefined && <path data-grows d={`M100 0H${level}v2H100z`} />}
    </svg>
  );
}

/** The end of a scale that holds all these changes: +491% needs 591. */
export function scaleOf(figures: readonly string[]): number {
  return Math.max(...figures.map((figure) => Number(formatIndex(figure) ?? 100)));
}

// The fill is the box's color, which forced colors replace here but not inside an SVG.
const bar = css({
  width: "100%",
  height: space.x4,
  color: color.spruce,
  fill: "currentColor",
  [media.motion]: {
    "[data-grows]": {
      transformOrigin: "17% 0",
      animation: "grow 0.5s ease-out both",
      "@keyframes grow": { from: { transform: "scaleX(0)" } },
    },
  },
});
