import { hatch } from "../lib/light.mjs";
import { colour, shade, weight } from "../lib/palette.mjs";
import { circle, clip, curve, points, rect, shape, stroke } from "../lib/svg.mjs";

/** Outlines on a garment 100 wide; `l` is its length in the same units. */
const cuts = {
  coat: (/** @type {number} */ l) =>
    `M36 4 L64 4 L86 14 L100 74 L86 78 L82 56 L88 ${l} L12 ${l} L18 56 L14 78 L0 74 L14 14Z`,
  dress: (/** @type {number} */ l) =>
    `M38 0 L44 12 L56 12 L62 0 L72 6 L66 40 L70 52 L94 ${l} L6 ${l} L30 52 L34 40 L28 6Z`,
  shirt: (/** @type {number} */ l) =>
    `M38 2 Q50 12 62 2 L82 10 L100 42 L86 50 L78 40 L80 ${l} L20 ${l} L22 40 L14 50 L0 42 L18 10Z`,
  trousers: (/** @type {number} */ l) => `M22 6 L78 6 L84 ${l} L56 ${l} L50 46 L44 ${l} L16 ${l}Z`,
};

/**
 * A garment on its hanger, half in light. The rail runs at y = 0; the cloth starts a hook's length below.
 * @param {{ id: string, cut: keyof typeof cuts, width: number, length: number, fill: string, detail?: string }} options
 */
export function garment({ id, cut, width, length, fill, detail = colour.ink }) {
  const scale = width / 100;
  const [top, units] = [96, length / scale];
  const outline = `<path d="${cuts[cut](units)}" transform="translate(0 ${top}) scale(${scale})"/>`;
  const middle = width / 2;
  const buttons = Array.from({ length: 5 }, (_, i) =>
    circle(middle - 20, top + length * (0.3 + i * 0.13), 7, detail),
  );
  const details = {
    coat:
      buttons.join("") +
      stroke(
        points(
          middle - scale * 14,
          top + 8,
          middle,
          top + length * 0.24,
          middle + scale * 14,
          top + 8,
        ),
        detail,
        weight.hair,
      ) +
      rect(width * 0.22, top + length * 0.56, width * 0.16, weight.line, detail) +
      rect(width * 0.62, top + length * 0.56, width * 0.16, weight.line, detail),
    dress: rect(0, top + scale * 49, width, weight.bold, detail),
    shirt: [0.24, 0.36, 0.48, 0.6, 0.72, 0.84]
      .map((share) => rect(0, top + length * share, width, weight.bold, detail))
      .join(""),
    trousers:
      rect(0, top + scale * 14, width, weight.hair, detail) +
      rect(width * 0.3, top + scale * 14, weight.hair, length, detail, { opacity: 0.5 }),
  };
  return [
    curve(
      `M${middle} ${top - 18} V${top - 44} C${middle} ${top - 66} ${middle + 34} ${top - 62} ${middle + 30} ${top - 92} C${middle + 26} ${top - 126} ${middle - 26} ${top - 122} ${middle - 22} ${top - 92}`,
      colour.ink,
      weight.line,
    ),
    shape(
      `M${middle - width * 0.3} ${top + 34} L${middle} ${top - 22} L${middle + width * 0.3} ${top + 34}Z`,
      "none",
      { stroke: colour.ink, "stroke-width": weight.line },
    ),
    clip(
      id,
      outline,
      rect(0, top, width, length, fill),
      details[cut],
      rect(middle, top, middle, length, shade(fill, 0.9), { opacity: 0.28 }),
      rect(middle, top, middle, length, hatch("ink"), { opacity: 0.3 }),
      rect(middle, top, weight.hair, length, detail, { opacity: 0.6 }),
    ),
  ].join("");
}
