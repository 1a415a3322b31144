import { around, castShadow } from "../lib/light.mjs";
import { colour, shade } from "../lib/palette.mjs";
import { circle, ellipse, rect, shape } from "../lib/svg.mjs";

/** A desk bell on a counter. @param {number} x @param {number} y */
export const deskBell = (x, y) =>
  [
    castShadow(around(x, y, 120, 32), 150, 0.32, [1, 0.1]),
    ellipse(x, y, 130, 36, colour.ink),
    shape(
      `M${x - 108} ${y - 16} A108 104 0 0 1 ${x + 108} ${y - 16} A108 26 0 0 1 ${x - 108} ${y - 16}Z`,
      colour.gold,
    ),
    shape(
      `M${x + 30} ${y + 8} C${x + 62} ${y - 60} ${x + 30} ${y - 116} ${x} ${y - 120} A108 104 0 0 1 ${x + 108} ${y - 16} A108 26 0 0 1 ${x + 30} ${y + 8}Z`,
      shade(colour.gold, 0.3),
    ),
    rect(x - 9, y - 146, 18, 30, colour.ink),
    circle(x, y - 150, 20, colour.ink),
  ].join("");
