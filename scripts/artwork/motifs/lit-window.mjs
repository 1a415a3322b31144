import { mix, colour } from "../lib/palette.mjs";
import { clip, points, polygon, rect } from "../lib/svg.mjs";

/**
 * A lit shop window in its frame, with a glint on the pane; `goods` stand behind the glass.
 * @param {{ id: string, x: number, y: number, width: number, height: number, frame: string, light: string }} place `id` must be unique in the picture
 * @param {string} goods
 */
export function litWindow({ id, x, y, width, height, frame, light }, goods) {
  const slant = width * 0.43;
  return [
    rect(x - 18, y - 18, width + 36, height + 36, frame),
    clip(
      id,
      rect(x, y, width, height, "#000"),
      rect(x, y, width, height, light),
      goods,
      polygon(
        points(x + slant + 120, y, x + slant + 180, y, x + 180, y + height, x + 120, y + height),
        colour.paper,
        { opacity: 0.24 },
      ),
    ),
    rect(x - 34, y + height + 18, width + 68, 20, mix(frame, colour.paper, 0.3)),
  ].join("");
}
