/** @typedef {import("../lib/svg.mjs").Point} Point */
/**
 * A belt that comes out of a wall, turns about the view's origin and goes back into the wall.
 * @typedef {{ wall: number, outer: number, rim: number, inner: number, height: number, belt: string, skirt: string, island: string }} Carousel
 *   `wall` is the wall's x; `outer` and `inner` are the radii of the whole and of the island
 */

/** A point at an angle about the turn's middle, degrees clockwise from the x axis. @param {number} radius @param {number} degrees @returns {Point} */
export const onTurn = (radius, degrees) => [
  radius * Math.cos((degrees * Math.PI) / 180),
  radius * Math.sin((degrees * Math.PI) / 180),
];

/** A line all the way along: the near straight, 37 points of the turn, the far straight. @param {Carousel} carousel @param {number} radius @returns {Point[]} */
export const track = ({ wall }, radius) => [
  [wall, radius],
  ...Array.from({ length: 37 }, (_, i) => onTurn(radius, 90 - i * 5)),
  [wall, -radius],
];

/** The same line as a path on a level plane, the way the belt travels: from the far opening to `end` on the near side. @param {Carousel} carousel @param {number} radius @param {number} [end] */
export const trackPath = ({ wall }, radius, end = wall) =>
  `M${wall} ${-radius} L0 ${-radius} A${radius} ${radius} 0 0 1 0 ${radius} L${end} ${radius}`;

/** The edges of the plates that overlap along the belt, bent the way they travel, as a path. @param {Carousel} carousel */
export function platesPath({ wall, outer, rim, inner }) {
  const [far, gap, bend] = [outer - rim, 96, 44];
  const middle = (far + inner) / 2;
  const straights = Array.from({ length: Math.floor(-wall / gap) }, (_, i) => wall + gap * i + 40);
  const turns = Array.from({ length: 12 }, (_, i) => -82.5 + i * 15);
  return [
    ...straights.map((x) => `M${x} ${-inner} Q${x + bend} ${-middle} ${x} ${-far}`),
    ...turns.map((degrees) => {
      const [from, by, to] = [
        onTurn(inner, degrees),
        onTurn(middle, degrees + 9),
        onTurn(far, degrees),
      ];
      return `M${from.join(" ")} Q${by.join(" ")} ${to.join(" ")}`;
    }),
    ...straights.map((x) => `M${x} ${inner} Q${x - bend} ${middle} ${x} ${far}`),
  ].join("");
}
