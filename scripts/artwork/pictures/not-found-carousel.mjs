import { createView } from "../lib/isometric.mjs";
import { colour, mix, weight } from "../lib/palette.mjs";
import { curve, points, polygon, rect, stroke } from "../lib/svg.mjs";
import { carouselBelt, carouselIsland, carouselShadow } from "../motifs/carousel.mjs";
import { trackPath } from "../motifs/carousel-track.mjs";
import { returnedParcel } from "../motifs/returned-parcel.mjs";
import { stripCurtain } from "../motifs/strip-curtain.mjs";

const view = createView(1330, 890);
const FLOOR = mix(colour.gold, colour.birch, 0.55);
const CAROUSEL = {
  wall: -800,
  outer: 580,
  rim: 34,
  inner: 124,
  height: 130,
  belt: mix(colour.mint, colour.spruce, 0.28),
  skirt: colour.birch,
  island: mix(colour.spruce, colour.mint, 0.16),
};
/** How far the island stands above the belt. */
const STEP = 34;
const BELT = CAROUSEL.outer - CAROUSEL.rim;
const MIDDLE = (BELT + CAROUSEL.inner) / 2;
const PARCEL = { x: -360, y: 165, z: CAROUSEL.height, width: 530, depth: 340, height: 440 };
const OPENING = { width: 440, height: 480 };

/** The wall on the left, and the two openings between which the belt goes round. */
function wall() {
  const { wall: x, height } = CAROUSEL;
  const opening = (/** @type {number} */ near) =>
    view.onRight(x, near, height + OPENING.height, stripCurtain(OPENING.width, OPENING.height));
  return [
    polygon(
      [view.at(x, 1300), view.at(x, -1500), view.at(x, -1500, 1500), view.at(x, 1300, 1500)],
      colour.spruce,
    ),
    stroke([view.at(x, 1300, 6), view.at(x, -1500, 6)], colour.spruceDeep, weight.bold),
    ...[300, 620].map((z) =>
      stroke(
        [view.at(x, 1300, z), view.at(x, -1500, z)],
        mix(colour.spruce, colour.mint, 0.12),
        weight.hair,
      ),
    ),
    opening(MIDDLE + OPENING.width / 2),
    opening(-MIDDLE + OPENING.width / 2),
  ].join("");
}

/** Where it went: out of one opening, around, and back to the other. */
function route() {
  const end = -640;
  return (
    curve(trackPath(CAROUSEL, MIDDLE, end), colour.maple, 34, { "stroke-linecap": "butt" }) +
    polygon(points(end + 4, MIDDLE - 84, end + 4, MIDDLE + 84, end - 130, MIDDLE), colour.maple)
  );
}

const floorLines = [-1600, -1200, -800, -400, 0, 400, 800, 1200, 1600].flatMap((at) => [
  stroke([view.at(at, -2000), view.at(at, 2000)], mix(FLOOR, colour.gold, 0.5), weight.hair),
  stroke([view.at(-2000, at), view.at(2000, at)], mix(FLOOR, colour.gold, 0.5), weight.hair),
]);

/** The wall's own shadow, on the floor or on the belt. @param {number} deep @param {number} from @param {number} to */
const wallShade = (deep, from, to) =>
  rect(CAROUSEL.wall, from, deep, to - from, "#04150D", { opacity: 0.16 });

/** A parcel for 404 goes round the carousel alone, on its way back. */
function draw() {
  return [
    rect(0, 0, 2400, 1350, FLOOR),
    ...floorLines,
    view.onTop(0, 0, 0, curve(trackPath(CAROUSEL, CAROUSEL.outer + 190), colour.paper, 18)),
    view.onTop(0, 0, 0, wallShade(120, -1500, 1300)),
    wall(),
    carouselShadow(view, CAROUSEL, 190),
    carouselBelt(view, CAROUSEL, route(), wallShade(64, -BELT, BELT)),
    view.shadow(PARCEL, 230, 0.28),
    carouselIsland(view, CAROUSEL, STEP, view.shadow({ ...PARCEL, z: PARCEL.z + STEP }, 190, 0.3)),
    returnedParcel(view, PARCEL),
  ].join("");
}

export const pictures = [
  { path: "content/landing/not-found/carousel.jpg", width: 2400, height: 1350, draw },
];
