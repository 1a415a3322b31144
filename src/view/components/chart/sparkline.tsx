import { color, css, radius, space } from "../../theme";
import { chartArea, chartDrawing, chartLine } from "./chart-styles";
import { areaPath, linePath, placePoints } from "./chart-path";

/** The steps from the bottom to the top of the drawing. */
const height = 50;

/** A figure's recent trend; decorative, so its axis runs from the lowest to the highest value. */
export function Sparkline({ values }: { values: readonly number[] }) {
  const points = placePoints(
    values,
    Math.min(...values),
    Math.max(...values),
    height,
  );
  const last = points[points.length - 1];
  return (
    <div css={styles.box} aria-hidden="true">
      <svg
        css={chartDrawing}
        viewBox={`0 0 ${values.length - 1} ${height}`}
        preserveAspectRatio="none"
      >
        <path css={chartArea} d={areaPath(points, height)} />
        <path css={styles.line} d={linePath(points)} />
      </svg>
      {last && (
        <span css={[styles.last, { top: `${(last.y / height) * 100}%` }]} />
      )}
    </div>
  );
}

const styles = {
  // The line's color: forced colors replace it here, but not inside an SVG.
  box: css({ position: "relative", height: space.x12, color: color.spruce }),
  line: css(chartLine, { strokeWidth: 1.5 }),
  last: css({
    position: "absolute",
    left: "100%",
    width: space.x2,
    height: space.x2,
    translate: "-50% -50%",
    borderRadius: radius.pill,
    background: color.spruceDeep,
  }),
};
