import { colour, weight } from "../lib/palette.mjs";
import { circle, rect } from "../lib/svg.mjs";
import { rules } from "./rules.mjs";

/**
 * An answer or plan card: a round, a heading, lines of text. One line may be picked out.
 * @param {{ width: number, height: number, fill?: string, dot?: string, text?: string, picked?: number, pickedFill?: string, lines?: number[] }} options
 *   `lines` are shares of the text width; `picked` is the index of the line in `pickedFill`
 */
export function card({
  width,
  height,
  fill = colour.paper,
  dot = colour.spruce,
  text = colour.line,
  picked = -1,
  pickedFill = colour.maple,
  lines = [1, 0.92, 0.97, 0.6, 1, 0.88, 0.74],
}) {
  const pad = width * 0.1;
  const gap = (height - pad * 2 - width * 0.2) / lines.length;
  const top = pad + width * 0.22;
  return [
    rect(0, 0, width, height, fill),
    circle(pad + width * 0.05, pad + width * 0.05, width * 0.05, dot),
    rules({
      x: pad + width * 0.15,
      y: pad + width * 0.022,
      widths: [width * 0.34, width * 0.2],
      gap: width * 0.045,
      fill: colour.ink,
      height: width * 0.014,
    }),
    rect(pad, top - gap * 0.4, width - pad * 2, weight.hair, colour.line),
    ...lines.map((share, row) =>
      rect(
        pad,
        top + row * gap,
        (width - pad * 2) * share,
        row === picked ? width * 0.05 : width * 0.022,
        row === picked ? pickedFill : text,
        { rx: row === picked ? 4 : width * 0.011 },
      ),
    ),
  ].join("");
}
