import { colour, weight } from "../lib/palette.mjs";
import { group, points, polygon, rect, stroke } from "../lib/svg.mjs";
import { obliqueBlock } from "./oblique.mjs";

/**
 * A billboard: braced posts, panel with its depth, lamps above it, a walk below.
 * @param {{ x: number, y: number, width: number, height: number, ground: number, posts: number[] }} place the poster's panel, where the posts stand
 * @param {string} poster drawn from the panel's upper left corner
 */
export function billboard({ x, y, width, height, ground, posts: [first, last] }, poster) {
  const foot = y + height;
  return [
    stroke(points(first, foot + 60, last, ground - 40), colour.spruceDeep, weight.line),
    stroke(points(last, foot + 60, first, ground - 40), colour.spruceDeep, weight.line),
    ...[first, last].map((at) =>
      obliqueBlock({
        x: at - 30,
        foot: ground + 10,
        width: 60,
        height: ground - foot,
        depth: 34,
        fill: colour.spruceDeep,
        texture: "mint",
      }),
    ),
    obliqueBlock({
      x: x - 30,
      foot: foot + 30,
      width: width + 60,
      height: height + 60,
      depth: 74,
      fill: colour.spruceDeep,
      top: colour.spruce,
      texture: "mint",
    }),
    ...[0.14, 0.38, 0.62, 0.86].map((share) => {
      const at = x + width * share;
      return (
        stroke(points(at + 30, y - 44, at + 30, y - 84, at - 20, y - 84), colour.ink, 10) +
        polygon(
          points(at - 56, y - 58, at - 36, y - 100, at - 2, y - 100, at + 18, y - 58),
          colour.ink,
        )
      );
    }),
    group(`translate(${x} ${y})`, poster),
    rect(x - 70, foot + 30, width + 160, 22, colour.ink),
  ].join("");
}
