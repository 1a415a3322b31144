import { colour } from "./palette.mjs";
import { element, group, polygon } from "./svg.mjs";

/** @typedef {import("./svg.mjs").Point} Point */

/** The light stands at the upper left in every picture; shadows fall this way. */
const FALL = /** @type {Point} */ ([0.82, 0.57]);
const SHADOW = "#04150D";

/** Fine engraver's lines for faces turned from the light. @param {keyof typeof colour} name */
export const hatch = (name) => `url(#hatch-${name})`;

/** The same for a motif that its picture enlarges threefold. @param {keyof typeof colour} name */
export const fineHatch = (name) => `url(#fine-hatch-${name})`;

/** @param {string} id @param {string} value @param {number} scale */
const pattern = (id, value, scale) =>
  element(
    "pattern",
    {
      id,
      width: 11,
      height: 11,
      patternUnits: "userSpaceOnUse",
      patternTransform: `rotate(45) scale(${scale})`,
    },
    `<rect width="2.4" height="11" fill="${value}"/>`,
  );

/** The patterns behind `hatch` and `fineHatch`, once per picture. */
export const hatchPatterns = Object.entries(colour)
  .map(
    ([name, value]) =>
      pattern(`hatch-${name}`, value, 1) + pattern(`fine-hatch-${name}`, value, 0.34),
  )
  .join("");

/** The smallest convex outline around points (Andrew's monotone chain). @param {Point[]} points */
export function outline(points) {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (/** @type {Point[]} */ list) => {
    const kept = /** @type {Point[]} */ ([]);
    for (const point of list) {
      while (kept.length > 1) {
        const [a, b] = kept.slice(-2);
        if ((b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0]) > 0) break;
        kept.pop();
      }
      kept.push(point);
    }
    return kept.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

/** The hard shadow of a convex shape. @param {Point[]} points @param {number} length px @param {number} [opacity] @param {Point} [fall] */
export function castShadow(points, length, opacity = 0.2, fall = FALL) {
  const moved = points.map(
    ([x, y]) => /** @type {Point} */ ([x + fall[0] * length, y + fall[1] * length]),
  );
  return polygon(outline([...points, ...moved]), SHADOW, { opacity });
}

/** Points on an ellipse, for shadows of round things. @param {number} cx @param {number} cy @param {number} rx @param {number} [ry] */
export function around(cx, cy, rx, ry = rx) {
  return Array.from(
    { length: 48 },
    (_, i) =>
      /** @type {Point} */ ([
        cx + rx * Math.cos((i * Math.PI) / 24),
        cy + ry * Math.sin((i * Math.PI) / 24),
      ]),
  );
}

/**
 * Lays a flat thing on the page, turned about its middle, with the shadow
 * computed after the turn: a shadow inside the turned group would turn too.
 * @param {{ x: number, y: number, width: number, height: number, turn?: number, lift?: number, opacity?: number, corners?: Point[] }} place
 * @param {string} drawing drawn from 0,0 to width,height
 */
export function lay(
  { x, y, width, height, turn = 0, lift = 26, opacity = 0.22, corners },
  drawing,
) {
  const angle = (turn * Math.PI) / 180;
  const own =
    corners ??
    /** @type {Point[]} */ ([
      [0, 0],
      [width, 0],
      [width, height],
      [0, height],
    ]);
  const turned = own.map(([u, v]) => {
    const [dx, dy] = [u - width / 2, v - height / 2];
    return /** @type {Point} */ ([
      x + width / 2 + dx * Math.cos(angle) - dy * Math.sin(angle),
      y + height / 2 + dx * Math.sin(angle) + dy * Math.cos(angle),
    ]);
  });
  return (
    castShadow(turned, lift, opacity) +
    group(`translate(${x} ${y}) rotate(${turn} ${width / 2} ${height / 2})`, drawing)
  );
}
