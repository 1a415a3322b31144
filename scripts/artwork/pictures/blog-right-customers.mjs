import { around, castShadow, lay } from "../lib/light.mjs";
import { colour, mix, weight } from "../lib/palette.mjs";
import { createRandom } from "../lib/random.mjs";
import { curve, rect } from "../lib/svg.mjs";
import { tag, tagCorners } from "../motifs/tag.mjs";
import { token } from "../motifs/token.mjs";

const STEP = 300;
const RADIUS = 132;
/** Column and row of the customers picked out; the tag hangs from the first. */
/** @type {Map<string, "tagged" | "near">} */
const PICKED = new Map([
  ["5,1", "tagged"],
  ["2,3", "near"],
  ["3,0", "near"],
  ["1,1", "near"],
]);
const FADED = mix(colour.mint, colour.spruce, 0.13);

const looks = {
  tagged: { ground: colour.maple, figure: colour.paper, hair: colour.spruceDeep },
  near: { ground: colour.spruce, figure: colour.mint, hair: colour.spruceDeep },
  rest: {
    ground: FADED,
    figure: mix(colour.mint, colour.paper, 0.25),
    hair: mix(colour.mint, colour.spruce, 0.28),
  },
};

/** Rows of customers that run off the page; a few in ink, one with a price on it. */
function draw() {
  const random = createRandom("customers");
  const cells = Array.from({ length: 5 * 9 }, (_, i) => ({
    column: i % 9,
    row: Math.floor(i / 9),
  }));
  const tokens = cells.map(({ column, row }) => {
    const [x, y] = [60 + column * STEP, 90 + row * STEP];
    const look = PICKED.get(`${column},${row}`) ?? "rest";
    const raised = look !== "rest";
    return (
      (raised ? castShadow(around(x, y, RADIUS), look === "tagged" ? 60 : 40, 0.24) : "") +
      token({
        id: `t${column}-${row}`,
        x,
        y,
        radius: RADIUS,
        cut: random.pick([0, 1, 2, 3]),
        ...looks[look],
      })
    );
  });
  const [x, y] = [60 + 5 * STEP, 90 + STEP];
  const place = { x: 1680, y: 470, width: 640, height: 960, turn: 9 };
  return [
    rect(0, 0, 2400, 1350, colour.mint),
    ...tokens,
    lay(
      { ...place, lift: 90, opacity: 0.26, corners: tagCorners(place.width, place.height) },
      tag({ ...place, fill: colour.paper, hole: colour.mint }),
    ),
    curve(
      `M${x + RADIUS - 8} ${y - 30} C${x + 330} ${y - 190} 2260 150 2078 612`,
      colour.ink,
      weight.line,
    ),
    curve(
      `M${x + RADIUS - 8} ${y + 14} C${x + 300} ${y - 40} 1980 400 2072 614`,
      colour.ink,
      weight.line,
    ),
  ].join("");
}

export const pictures = [
  { path: "content/blog/finding-the-right-customers/cover.jpg", width: 2400, height: 1350, draw },
];
