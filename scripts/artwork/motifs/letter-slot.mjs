import { colour, mix, weight } from "../lib/palette.mjs";
import { points, polygon, rect } from "../lib/svg.mjs";

/** A slot's opening and the lip before it, px. */
export const HOLLOW = { width: 300, height: 250, lip: 74 };

/** The hollow of a slot, seen a little from the right and above: back, lit floor, lit inner wall, shade under its top. */
export function slotHollow() {
  const { width, height } = HOLLOW;
  return [
    rect(0, 0, width, height, colour.spruceDeep),
    polygon(
      points(width, 0, width, height, width - 46, height - 30, width - 46, 40),
      mix(colour.spruce, colour.spruceDeep, 0.3),
    ),
    polygon(points(0, 0, width, 0, width - 46, 40, 0, 40), colour.ink),
    polygon(points(0, 40, 64, 40, 64, height, 0, height), "#04150D", { opacity: 0.3 }),
  ].join("");
}

/** The lip before a slot with its name card; it hides the foot of whatever stands inside. */
export function slotLip() {
  const { width, height, lip: tall } = HOLLOW;
  return [
    rect(0, height - tall, width, tall + 8, mix(colour.spruce, colour.mint, 0.16)),
    rect(0, height - tall, width, weight.line, mix(colour.spruce, colour.mint, 0.5)),
    rect(width / 2 - 62, height - tall + 24, 124, 32, colour.birch),
    rect(width / 2 - 42, height - tall + 37, 64, weight.line, colour.inkSoft),
  ].join("");
}
