import { colour, mix, shade, weight } from "../lib/palette.mjs";
import { hatch } from "../lib/light.mjs";
import { points, polygon, rect } from "../lib/svg.mjs";
import { label } from "./parcel.mjs";

/** A board seen from a little above, with its lip and the shade beneath. @param {{ x: number, y: number, width: number, fill: string, thick?: number }} options */
export function board({ x, y, width, fill, thick = 34 }) {
  return [
    rect(x, y, width, thick, fill),
    rect(x, y, width, weight.line, mix(fill, colour.paper, 0.35)),
    rect(x, y + thick, width, thick * 1.1, "#04150D", { opacity: 0.28 }),
  ].join("");
}

/**
 * A box from the front: lit face, shaded return on the right, tape, label.
 * @param {{ x: number, foot: number, width: number, height: number, fill: string, labelled?: boolean, accent?: string, line?: string }} options `foot` is where it stands
 */
export function frontBox({
  x,
  foot,
  width,
  height,
  fill,
  labelled = true,
  accent,
  line = colour.ink,
}) {
  const top = foot - height;
  const turn = width * 0.16;
  const flat = width - turn;
  return [
    polygon(
      points(
        x + width,
        foot,
        x + width + height * 0.2,
        foot,
        x + width + height * 0.34,
        foot - height * 0.5,
        x + width,
        top + height * 0.1,
      ),
      "#04150D",
      { opacity: 0.22 },
    ),
    rect(x, top, flat, height, fill),
    rect(x + flat, top, turn, height, shade(fill, 0.3)),
    rect(x + flat, top, turn, height, hatch("ink"), { opacity: 0.3 }),
    rect(x + flat * 0.42, top, flat * 0.16, height * 0.22, mix(fill, colour.paper, 0.5)),
    rect(x, top, flat, weight.hair, mix(fill, colour.paper, 0.6)),
    labelled
      ? label(x + flat * 0.1, foot - flat * 0.44, flat * 0.5, accent)
      : rect(x + flat * 0.1, foot - height * 0.16, flat * 0.3, weight.hair, line),
  ].join("");
}
