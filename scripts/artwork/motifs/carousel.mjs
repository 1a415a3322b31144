import { castShadow, hatch } from "../lib/light.mjs";
import { colour, mix, shade, weight } from "../lib/palette.mjs";
import { clip, curve, polygon, stroke } from "../lib/svg.mjs";
import { platesPath, track } from "./carousel-track.mjs";

/** @typedef {import("../lib/svg.mjs").Point} Point */
/** @typedef {import("./carousel-track.mjs").Carousel} Carousel */
/** @typedef {ReturnType<typeof import("../lib/isometric.mjs").createView>} View */

/** Where along a track its side turns from the light, and where it is seen no more. */
const [TURN, TANGENT] = [11, 29];
/** How high the foot of the skirt is set back. */
const FOOT = 34;

/** The upright side along a track: lit on the near straight, hatched where the turn looks away. @param {View} view @param {Point[]} line @param {number} from @param {number} to @param {string} fill */
function side(view, line, from, to, fill) {
  const band = (/** @type {Point[]} */ part) => [
    ...part.map(([x, y]) => view.at(x, y, to)),
    ...[...part].reverse().map(([x, y]) => view.at(x, y, from)),
  ];
  const away = band(line.slice(TURN, TANGENT));
  return [
    polygon(band(line.slice(0, TURN + 1)), shade(fill, 0.13)),
    polygon(away, shade(fill, 0.34)),
    polygon(away, hatch("ink"), { opacity: 0.3 }),
  ].join("");
}

/** The skirt in panels, on a foot that is set back. @param {View} view @param {Carousel} carousel */
function skirtSide(view, carousel) {
  const { wall, outer, height, skirt } = carousel;
  const line = track(carousel, outer);
  const straight = [0.2, 0.4, 0.6, 0.8].map(
    (share) => /** @type {Point} */ ([wall * share, outer]),
  );
  const joints = [...straight, line[1], line[6], line[TURN + 6], line[TURN + 12]];
  return [
    side(view, track(carousel, outer - 26), 0, FOOT, colour.inkSoft),
    side(view, line, FOOT, height, skirt),
    ...joints.map(([x, y]) =>
      stroke([view.at(x, y, FOOT), view.at(x, y, height)], shade(skirt, 0.42), weight.hair),
    ),
  ].join("");
}

/** Its shadow on the floor. @param {View} view @param {Carousel} carousel @param {number} length */
export const carouselShadow = (view, carousel, length) =>
  castShadow(
    track(carousel, carousel.outer).map(([x, y]) => view.at(x, y)),
    length,
    0.18,
    [1, -0.18],
  );

/** Skirt, rim and belt; `painted` lies on the belt, drawn in the plane of the floor. @param {View} view @param {Carousel} carousel @param {...string} painted */
export function carouselBelt(view, carousel, ...painted) {
  const { outer, rim, height, belt, skirt } = carousel;
  const ring = (/** @type {number} */ radius) =>
    track(carousel, radius).map(([x, y]) => view.at(x, y, height));
  const edge = mix(belt, colour.spruceDeep, 0.5);
  const plates = curve(platesPath(carousel), mix(belt, colour.spruceDeep, 0.3), weight.hair);
  return [
    skirtSide(view, carousel),
    polygon(ring(outer), skirt),
    polygon(ring(outer - rim), belt),
    view.onTop(0, 0, height, plates, ...painted),
    stroke(ring(outer), colour.paper, weight.line),
    stroke(ring(outer - rim), edge, weight.line),
  ].join("");
}

/** The closed middle, a step above the belt; what falls on it is cut at its edge. @param {View} view @param {Carousel} carousel @param {number} step @param {...string} fallen */
export function carouselIsland(view, carousel, step, ...fallen) {
  const { inner, height, island } = carousel;
  const line = track(carousel, inner);
  const top = line.map(([x, y]) => view.at(x, y, height + step));
  return [
    side(view, line, height, height + step, island),
    polygon(top, island),
    clip("island", polygon(top, "#000"), ...fallen),
    stroke(top, mix(island, colour.mint, 0.3), weight.hair),
  ].join("");
}
