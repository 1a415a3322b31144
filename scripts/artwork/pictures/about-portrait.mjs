import { colour, mix } from "../lib/palette.mjs";
import { circle, element, group, rect } from "../lib/svg.mjs";
import { bust } from "../motifs/bust.mjs";
import { board, frontBox } from "../motifs/shelf.mjs";

/** Account books on a shelf: x, width, height, colour. @param {number} foot @param {[number, number, number, string][]} list */
const books = (foot, list) =>
  list
    .map(
      ([x, width, height, fill]) =>
        rect(x, foot - height, width, height, fill) +
        rect(x + width * 0.74, foot - height, width * 0.26, height, "#04150D", { opacity: 0.2 }) +
        rect(x, foot - height * 0.8, width * 0.74, 6, colour.paper, { opacity: 0.7 }) +
        rect(x, foot - height * 0.74, width * 0.74, 3, colour.paper, { opacity: 0.7 }),
    )
    .join("");

/** The founder's placeholder: a faceless bust, left of the middle, before the shelves. */
function draw() {
  const back = colour.spruce;
  const quiet = mix(colour.spruce, colour.mint, 0.28);
  // The head in the upper third, the shoulders in the picture.
  return group("translate(0 -250)", drawScene(back, quiet));
}

/** @param {string} back @param {string} quiet */
function drawScene(back, quiet) {
  return [
    rect(0, 0, 1600, 1600, back),
    books(500, [
      [60, 76, 330, quiet],
      [146, 60, 380, colour.spruceDeep],
      [216, 90, 300, colour.mint],
      [316, 64, 350, quiet],
    ]),
    frontBox({
      x: 1020,
      foot: 500,
      width: 420,
      height: 320,
      fill: mix(colour.gold, colour.birch, 0.15),
    }),
    board({ x: 0, y: 500, width: 1600, fill: colour.birch }),
    frontBox({ x: 40, foot: 1060, width: 300, height: 260, fill: quiet, labelled: false }),
    books(1060, [
      [1230, 70, 350, colour.mint],
      [1310, 86, 300, colour.spruceDeep],
      [1406, 64, 380, quiet],
      [1480, 90, 330, colour.gold],
    ]),
    board({ x: 0, y: 1060, width: 1600, fill: colour.birch }),
    // The sitter's shadow on the shelves.
    group(
      "translate(130 220) scale(3.3)",
      element(
        "g",
        { opacity: 0.3, fill: "#04150D" },
        `<ellipse cx="240" cy="200" rx="84" ry="102"/><path d="M206 280 V334 H186 C104 352 44 392 40 480 H440 C436 392 376 352 294 334 H274 V280Z"/>`,
      ),
    ),
    group(
      "translate(-90 70) scale(3.3)",
      bust({
        id: "founder",
        skin: colour.birch,
        coat: colour.ink,
        hair: colour.mapleDeep,
        collar: colour.paper,
        cut: "side",
        enlarged: true,
      }),
    ),
    circle(490, 1500, 21, colour.gold),
  ].join("");
}

export const pictures = [
  { path: "content/landing/about/portrait.jpg", width: 1600, height: 1200, draw },
];
