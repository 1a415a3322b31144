import { colour, mix, shade, weight } from "../lib/palette.mjs";
import { points, polygon, rect } from "../lib/svg.mjs";

/** Letters tied up and ready to go. @param {number} x @param {number} foot */
export function letterBundle(x, foot) {
  const fills = [
    colour.paper,
    colour.mint,
    colour.birch,
    colour.paper,
    mix(colour.mint, colour.spruce, 0.4),
    colour.paper,
  ];
  return [
    polygon(
      points(x + 420, foot - 150, x + 560, foot - 60, x + 560, foot, x + 420, foot),
      "#04150D",
      { opacity: 0.2 },
    ),
    ...fills.map((fill, i) => {
      const [left, width] = [x + [0, 14, -8, 10, 4, 18][i], 420 - [0, 20, 4, 30, 12, 26][i]];
      return (
        rect(left, foot - (i + 1) * 26, width, 26, fill) +
        rect(left + width - 110, foot - (i + 1) * 26, 110, 26, shade(fill, 0.24)) +
        rect(left, foot - i * 26 - 3, width, weight.hair, colour.inkSoft)
      );
    }),
    rect(x + 190, foot - fills.length * 26 - 5, 16, fills.length * 26 + 5, colour.spruceDeep),
  ].join("");
}
