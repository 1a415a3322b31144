import { css } from "../../theme";

/** A drawing that fills its box; its strokes may overflow. */
export const chartLayer = css({
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  overflow: "visible",
});

export const chartLine = css({
  vectorEffect: "non-scaling-stroke",
  stroke: "currentColor",
});
