import { colour } from "../lib/palette.mjs";
import { group, points, polygon, rect } from "../lib/svg.mjs";

/** As drawn; pictures scale it. */
export const NUMBER_SIZE = { width: 394, height: 160 };

/** Cut from one sheet: the counter is a hole, so that any paper shows through it. @param {string} fill */
const four = (fill) =>
  polygon(
    // Out to the counter and back along the same line.
    points(
      ...[58, 0, 104, 0, 104, 90, 124, 90, 124, 122, 104, 122, 104, 160, 68, 160, 68, 122, 0, 122],
      ...[0, 98, 58, 0, 68, 48, 43, 90, 68, 90, 68, 48],
    ),
    fill,
    { "fill-rule": "evenodd" },
  );

/** The number of a page that is not there: heavy digits made of straight cuts and one ring. @param {string} [fill] */
export const number404 = (fill = colour.ink) =>
  four(fill) +
  rect(139 + 18, 18, 80, 124, "none", { rx: 40, stroke: fill, "stroke-width": 36 }) +
  group("translate(270 0)", four(fill));
