import { hatch } from "../lib/light.mjs";
import { colour, mix, shade, weight } from "../lib/palette.mjs";
import { clip, curve, ellipse, points, rect, shape, stroke } from "../lib/svg.mjs";

/**
 * @typedef {{ x: number, rim: number, wide: number, neck: number, narrow: number, foot: number, flat?: number }} Funnel
 *   its axis, the levels of rim, neck and foot, half its width at rim and neck; `flat` is an ellipse's height over its width
 */

/** The outside from the rim's ends down to the foot; the rim's near half closes it. @param {Funnel} funnel @param {number} [from] a share of the width, to cut off the lit part */
function wall({ x, rim, wide, neck, narrow, foot, flat = 0.22 }, from = -1) {
  const end = narrow * 0.86;
  const lift = Math.sqrt(1 - from * from);
  const left = (/** @type {number} */ half, /** @type {number} */ y) =>
    `${x + half * from} ${y + half * flat * lift}`;
  return [
    `M${left(wide, rim)} L${left(narrow, neck)} L${left(end, foot)}`,
    `A${end} ${end * flat} 0 0 0 ${x + end} ${foot} L${x + narrow} ${neck} L${x + wide} ${rim}`,
    `A${wide} ${wide * flat} 0 0 1 ${left(wide, rim)}Z`,
  ].join(" ");
}

/**
 * A funnel seen from a little above; `contents` is what falls into it: it hides behind the rim's near half.
 * @param {Funnel} funnel @param {string} fill @param {string} contents
 */
export function funnel(funnel, fill, contents) {
  const { x, rim, wide, neck, narrow, flat = 0.22 } = funnel;
  const inside = shade(fill, 0.62);
  const tall = wide * flat;
  const mouth = ellipse(x, rim, wide, tall, "#000");
  const lip = (/** @type {0 | 1} */ near) =>
    [
      { grow: 16, width: 10, line: colour.ink },
      { grow: 0, width: 28, line: mix(fill, colour.paper, 0.6) },
    ].map(({ grow, width, line }) =>
      shape(
        `M${x - wide - grow} ${rim} A${wide + grow} ${tall + grow} 0 0 ${near ? 0 : 1} ${x + wide + grow} ${rim}`,
        "none",
        { stroke: line, "stroke-width": width },
      ),
    );
  return [
    shape(wall(funnel), fill),
    shape(wall(funnel, 0.28), shade(fill, 0.26)),
    shape(wall(funnel, 0.28), hatch("ink"), { opacity: 0.26 }),
    shape(
      `M${x - narrow - 8} ${neck} A${narrow + 8} ${narrow * flat} 0 0 0 ${x + narrow + 8} ${neck}`,
      "none",
      { stroke: colour.ink, "stroke-width": weight.bold },
    ),
    // The mouth: the light falls on the right of its far wall; the hole lies deep at the front.
    ellipse(x, rim, wide, tall, inside),
    clip(
      "mouth",
      mouth,
      ellipse(x - wide * 0.22, rim - tall * 0.2, wide, tall * 1.3, shade(inside, 0.5)),
      ellipse(x, rim + tall * 0.72, narrow * 1.6, narrow * 1.6 * flat, colour.ink),
    ),
    ...lip(0),
    clip("above-rim", rect(0, -200, 2400, rim + 200, "#000") + mouth, contents),
    ...lip(1),
  ].join("");
}

/**
 * A stand for it: a ring round the cone, one leg behind it and two before it.
 * @param {{ x: number, y: number, half: number, flat: number, foot: number, back: number }} place the ring's middle and half width, where the near legs and the far one stand
 */
export function funnelStand({ x, y, half, flat, foot: near, back }) {
  const leg = (
    /** @type {number} */ top,
    /** @type {number} */ from,
    /** @type {number} */ foot,
    /** @type {number} */ to,
  ) =>
    ellipse(foot, to, 46, 14, colour.ink) +
    stroke(points(top, from, foot, to), colour.ink, 24, { "stroke-linecap": "round" });
  return {
    behind: leg(x + 40, y, x + 110, back),
    before:
      curve(`M${x - half} ${y} A${half} ${half * flat} 0 0 0 ${x + half} ${y}`, colour.ink, 22) +
      leg(x - half, y, x - half - 118, near) +
      leg(x + half, y, x + half + 118, near),
  };
}
