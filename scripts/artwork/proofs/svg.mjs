/**
 * The few SVG elements that panels are drawn with, as strings.
 * @typedef {Record<string, string | number>} Attributes
 * @typedef {[number, number]} Point
 */
const round = (/** @type {string | number} */ value) =>
  typeof value === "number" ? Number(value.toFixed(2)) : value;

/** Pairs from a flat list, so that an outline fits on a line: `points(0, 0, 8, 0, 8, 8)`. @param {...number} numbers @returns {Point[]} */
export const points = (...numbers) =>
  Array.from({ length: numbers.length / 2 }, (_, i) => [numbers[i * 2], numbers[i * 2 + 1]]);

/** @param {string} name @param {Attributes} attributes @param {string} [body] */
export function element(name, attributes, body = "") {
  const list = Object.entries(attributes).map(([key, value]) => ` ${key}="${round(value)}"`);
  return `<${name}${list.join("")}>${body}</${name}>`;
}

/** @param {number} x @param {number} y @param {number} width @param {number} height @param {string} fill @param {Attributes} [more] */
export const rect = (x, y, width, height, fill, more = {}) =>
  element("rect", { x, y, width, height, fill, ...more });

/** @param {number} cx @param {number} cy @param {number} r @param {string} fill @param {Attributes} [more] */
export const circle = (cx, cy, r, fill, more = {}) =>
  element("circle", { cx, cy, r, fill, ...more });

/** @param {Point[]} corners @param {string} fill @param {Attributes} [more] */
export const polygon = (corners, fill, more = {}) =>
  element("polygon", {
    points: corners.map((point) => point.map(round).join(",")).join(" "),
    fill,
    ...more,
  });

/** An open line through points. @param {Point[]} corners @param {string} stroke @param {number} width @param {Attributes} [more] */
export const stroke = (corners, stroke, width, more = {}) =>
  element("polyline", {
    points: corners.map((point) => point.map(round).join(",")).join(" "),
    fill: "none",
    stroke,
    "stroke-width": width,
    "stroke-linejoin": "round",
    ...more,
  });
