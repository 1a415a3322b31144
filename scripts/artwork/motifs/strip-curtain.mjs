import { colour, mix, weight } from "../lib/palette.mjs";
import { rect } from "../lib/svg.mjs";

/** An opening in a wall with a curtain of rubber strips, some worn shorter. @param {number} width @param {number} height */
export function stripCurtain(width, height) {
  const count = 8;
  const each = width / count;
  const strip = mix(colour.mint, colour.spruce, 0.5);
  return [
    rect(-20, -20, width + 40, height + 20, mix(colour.spruce, colour.mint, 0.3)),
    rect(0, 0, width, height, colour.ink),
    ...Array.from({ length: count }, (_, i) => {
      const long = height * (0.86 - 0.05 * [0, 1, 0, 2, 1, 0, 2, 0][i]);
      return (
        rect(i * each + 2, 0, each - 4, long, i % 2 ? strip : mix(strip, colour.spruceDeep, 0.22)) +
        rect(i * each + 2, 0, weight.hair, long, mix(strip, colour.mint, 0.4))
      );
    }),
    rect(0, 0, width, 34, "#04150D", { opacity: 0.4 }),
  ].join("");
}
