import { lay } from "../lib/light.mjs";
import { colour, mix } from "../lib/palette.mjs";
import { group, points, rect } from "../lib/svg.mjs";
import { careBottle, careTube, comb } from "../motifs/hair-care.mjs";
import { magnifier } from "../motifs/magnifier.mjs";

const ground = mix(colour.mint, colour.spruce, 0.38);
const LENS = { x: 1330, y: 590, radius: 420, zoom: 1.5, turn: 42, handle: 620 };

/** The outline of a bottle's body, for its shadow. @param {number} width @param {number} height */
const body = (width, height) =>
  points(
    0,
    110,
    50,
    52,
    width - 50,
    52,
    width,
    110,
    width,
    height - 50,
    width - 50,
    height,
    50,
    height,
    0,
    height - 50,
  );

/** @typedef {Omit<Parameters<typeof careBottle>[0], "ink">} Bottle */
/** @param {number} x @param {number} y @param {Bottle} look */
const bottleAt = (x, y, look) =>
  lay(
    {
      x,
      y,
      width: look.width,
      height: look.height,
      lift: 56,
      corners: body(look.width, look.height),
    },
    careBottle({ ink: colour.spruce, ...look }),
  );

/** The range, laid out in a row on the bias and seen from above. */
function range() {
  const tube = { width: 360, height: 900 };
  return group(
    "rotate(-12 1200 675)",
    rect(-400, -400, 3200, 2200, ground),
    bottleAt(200, 190, { width: 400, height: 960, fill: colour.birch, top: "pump" }),
    lay(
      { x: 690, y: 110, ...tube, lift: 56, corners: points(0, 0, 360, 0, 310, 900, 50, 900) },
      careTube({ ...tube, fill: colour.gold, ink: colour.spruceDeep }),
    ),
    bottleAt(1160, 230, { width: 380, height: 800, fill: colour.spruceDeep, top: "cap" }),
    bottleAt(1690, 330, { width: 300, height: 560, fill: colour.mint, top: "dropper", corner: 40 }),
    lay(
      { x: 640, y: 1130, width: 760, height: 180, turn: 4, lift: 26 },
      comb(760, colour.spruceDeep),
    ),
  );
}

/** A shopper who knows what to look for, and looks closely. */
const draw = () => range() + magnifier({ ...LENS, seen: range() });

export const pictures = [
  { path: "content/case-studies/ruthi/cover.jpg", width: 2400, height: 1350, draw },
];
