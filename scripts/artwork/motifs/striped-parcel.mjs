import { hatch } from "../lib/light.mjs";
import { colour, shade } from "../lib/palette.mjs";
import { circle, curve, points, polygon, rect } from "../lib/svg.mjs";

/** A ribbon's bow, its knot at x, y. @param {number} x @param {number} y @param {number} size @param {string} fill */
function bow(x, y, size, fill) {
  const loop = (/** @type {number} */ way) =>
    `M${x} ${y} C${x + way * size * 0.5} ${y - size * 1.1} ${x + way * size * 1.5} ${y - size * 0.7} ${x + way * size * 1.2} ${y - size * 0.06} Q${x + way * size * 0.7} ${y + size * 0.2} ${x} ${y}Z`;
  return (
    [-1, 1]
      .map((way) => curve(loop(way), fill, size * 0.24, { "stroke-linejoin": "round" }))
      .join("") + circle(x, y, size * 0.24, fill)
  );
}

/**
 * A parcel in striped wrapping, tied with a ribbon, from the front with a little depth to the upper right.
 * @param {{ x: number, foot: number, width: number, height: number, depth: number, fill: string, stripe?: string, stripes?: number, ribbon?: string }} options
 */
export function stripedParcel({
  x,
  foot,
  width,
  height,
  depth,
  fill,
  stripe = colour.paper,
  stripes = 9,
  ribbon = colour.gold,
}) {
  const [head, right, rise] = [foot - height, x + width, depth * 0.6];
  const step = width / stripes;
  const [middle, band] = [x + width / 2, width / 8];
  const bands = Array.from({ length: stripes }, (_, i) => {
    const [left, end] = [x + i * step, x + (i + 1) * step];
    const tone = i % 2 ? stripe : fill;
    return (
      rect(left, head, step + 0.6, height, tone) +
      polygon(
        points(left, head, left + depth, head - rise, end + depth, head - rise, end, head),
        shade(tone, -0.14),
      )
    );
  });
  const side = points(
    right,
    head,
    right + depth,
    head - rise,
    right + depth,
    foot - rise,
    right,
    foot,
  );
  return [
    polygon(side, shade(fill, 0.42)),
    polygon(side, hatch("ink"), { opacity: 0.35 }),
    ...bands,
    // The ribbon: around the front, over the top, around the side.
    rect(middle - band / 2, head, band, height, ribbon),
    polygon(
      points(
        middle - band / 2,
        head,
        middle - band / 2 + depth,
        head - rise,
        middle + band / 2 + depth,
        head - rise,
        middle + band / 2,
        head,
      ),
      shade(ribbon, -0.14),
    ),
    rect(x, foot - height * 0.5 - band / 2, width, band, ribbon),
    polygon(
      points(
        right,
        foot - height * 0.5 - band / 2,
        right + depth,
        foot - height * 0.5 - band / 2 - rise,
        right + depth,
        foot - height * 0.5 + band / 2 - rise,
        right,
        foot - height * 0.5 + band / 2,
      ),
      shade(ribbon, 0.34),
    ),
    bow(middle + depth / 2, head - rise / 2, width * 0.2, ribbon),
  ].join("");
}
