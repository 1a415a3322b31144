import { color } from "../../../src/theme/tokens.ts";

/** @typedef {import("./write-proofs.mjs").Proof} Proof */

export { color };

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

/**
 * A color between two of the palette.
 * @param {string} from @param {string} to @param {number} share 0 is `from`, 1 is `to`
 */
export function mix(from, to, share) {
  const channel = (/** @type {string} */ hex, /** @type {number} */ at) =>
    parseInt(hex.slice(at, at + 2), 16);
  const blended = [1, 3, 5].map((at) =>
    Math.round(channel(from, at) * (1 - share) + channel(to, at) * share),
  );
  return `#${blended.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

/** How many times as much: "4x" is 4, "+183%" is 2.83. @param {string} value */
export function multiple(value) {
  const times = /^([\d.]+)x$/.exec(value);
  if (times) return Number(times[1]);
  const change = /^\+([\d.,]+)%$/.exec(value);
  if (change) return 1 + Number(change[1].replace(",", "")) / 100;
  throw new Error(`Neither a change nor a multiple: ${value}`);
}

/** The figure on an index whose period before is 100: "+491%" makes 591, "2.5x" makes 250. @param {string} value */
export const index = (value) => Math.round(multiple(value) * 100);

/** The amount at the head of a value: "$30 per day" is 30. @param {string} value */
export function amount(value) {
  const found = /^\$([\d.,]+)/.exec(value);
  if (!found) throw new Error(`No amount: ${value}`);
  return Number(found[1].replace(",", ""));
}

/** Even steps from zero to just above a value, four at most. @param {number} value @returns {number[]} */
export function axis(value) {
  const sizes = [0.5, 1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000];
  const size = sizes.find((step) => Math.ceil(value / step) <= 4) ?? value;
  return Array.from({ length: Math.ceil(value / size) + 1 }, (_, i) => i * size);
}

/** A metric as a label's first word. @param {string} text */
export const sentence = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** A panel's sheet, px; the file has twice as many. */
export const SHEET = { width: 800, height: 500 };
/** The room between title bar and foot, inside the margins. */
export const ROOM = { width: 720, height: 332 };
const [BAR, FOOT, MARGIN] = [60, 52, 40];

/** @param {string} text */
const escape = (text) =>
  text.replaceAll("'", "\u2019").replace(/[&<>]/g, (char) => `&#${char.charCodeAt(0)};`);

/** How a number stands at its mark. */
export const NUMBER = { size: 28, fill: color.ink, bold: 650 };

/**
 * A word or a number. The default is a label; `size` and `bold` make a figure of it.
 * @param {number} x @param {number} y baseline @param {string} text
 * @param {{ size?: number, fill?: string, bold?: number, anchor?: "start" | "middle" | "end", halo?: boolean }} [look]
 *   `halo` keeps rules away from the letters
 */
export function text(
  x,
  y,
  text,
  { size = 21, fill = color.inkSoft, bold = 450, anchor = "start", halo = false } = {},
) {
  const around = halo
    ? {
        stroke: color.paper,
        "stroke-width": size * 0.22,
        "paint-order": "stroke",
        "stroke-linejoin": "round",
      }
    : {};
  const look = { "font-size": size, "font-weight": bold, fill, "text-anchor": anchor, ...around };
  const tight = size > 40 ? { "letter-spacing": size * -0.035 } : {};
  return element("text", { x, y, ...look, ...tight }, escape(text));
}

/** A very large figure: the first thing to be read. @param {number} x @param {number} y @param {string} value @param {number} size */
export const hero = (x, y, value, size) => text(x, y, value, { size, fill: color.ink, bold: 700 });

/** The large figure in a column left of its chart, level with the chart's middle. @param {string} value @param {string} metric @param {number} size */
export const heroInColumn = (value, metric, size) =>
  hero(-2, 172, value, size) + text(0, 214, sentence(metric), { size: 28 });

/** @param {number} x1 @param {number} y1 @param {number} x2 @param {number} y2 @param {string} [tone] @param {number} [width] */
export const rule = (x1, y1, x2, y2, tone = color.line, width = 1) =>
  element("line", { x1, y1, x2, y2, stroke: tone, "stroke-width": width });

/** What a panel is, and from when its figures are where that is known. @param {Proof} proof */
function origin({ figures }) {
  const periods = [...new Set(figures.flatMap(({ period }) => period ?? []))];
  return `Drawn from the case's figures, ${periods.join(", ") || "period not known"}`;
}

/**
 * A panel's sheet: title bar, drawing, foot.
 * @param {Proof} proof @param {{ report: string, note: string }} words @param {string} drawing in `ROOM`
 */
export function frame(proof, { report, note }, drawing) {
  const { width, height } = SHEET;
  const line = height - FOOT;
  const label = { size: 19 };
  return [
    `<rect width="${width}" height="${height}" fill="${color.paper}"/>`,
    `<rect width="${width}" height="${BAR}" fill="${color.birch}"/>`,
    rule(0, BAR, width, BAR),
    `<rect x="${MARGIN}" y="25" width="12" height="12" fill="${color.maple}"/>`,
    text(MARGIN + 24, 38, report, { size: 22, fill: color.ink, bold: 650 }),
    text(width - MARGIN, 38, proof.brand, { size: 22, anchor: "end" }),
    `<g transform="translate(${MARGIN} ${BAR + 28})">${drawing}</g>`,
    rule(MARGIN, line, width - MARGIN, line),
    text(MARGIN, line + 32, origin(proof), label),
    text(width - MARGIN, line + 32, note, { ...label, anchor: "end" }),
    `<rect x="0.5" y="0.5" width="${width - 1}" height="${height - 1}" fill="none" stroke="${color.line}"/>`,
  ].join("");
}
