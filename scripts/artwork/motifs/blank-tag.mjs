import { colour, weight } from "../lib/palette.mjs";
import { circle, curve, group, polygon } from "../lib/svg.mjs";
import { tagCorners, tagHole } from "./tag.mjs";

const TAG = { width: 178, height: 236 };

/** A tag without a price on a long string, as it hangs on the front of a bag. @param {string} fill */
export function blankTag(fill) {
  const [hx, hy] = tagHole(TAG.width);
  const place = "translate(196 168) rotate(6 89 36)";
  return [
    group(
      "translate(24 22)",
      group(place, polygon(tagCorners(TAG.width, TAG.height), "#04150D", { opacity: 0.26 })),
    ),
    group(
      place,
      polygon(tagCorners(TAG.width, TAG.height), fill),
      circle(hx, hy, 15, colour.ink, { stroke: colour.paper, "stroke-width": weight.line }),
    ),
    curve(
      `M${196 + hx} ${168 + hy} C250 120 235 40 262 -34 M${196 + hx} ${168 + hy} C300 130 310 40 290 -34`,
      colour.ink,
      weight.line,
    ),
  ].join("");
}
