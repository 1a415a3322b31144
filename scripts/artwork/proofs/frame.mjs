import { color } from "./colors.mjs";
import { element } from "./svg.mjs";
import { sentence } from "./numbers.mjs";

/** @typedef {import("./read-proofs.mjs").Proof} Proof */

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
