/** @typedef {import("./svg.mjs").Point} Point */
/** A point of a stroke; a round one is a corner that the curve only nears. @typedef {{ at: Point, round: boolean }} Knot */

/** Where a curve through a corner begins and ends. @param {Knot} from @param {Knot} corner @param {number} radius @returns {Point} */
function cut(from, corner, radius) {
  const [dx, dy] = [from.at[0] - corner.at[0], from.at[1] - corner.at[1]];
  const length = Math.hypot(dx, dy);
  const reach = Math.min(radius, from.round ? length / 2 : length) / length;
  return [corner.at[0] + dx * reach, corner.at[1] + dy * reach];
}

/** One stroke as path commands on raw points. @param {Knot[]} knots @param {boolean} closed @param {number} radius @param {number} bow */
export function trace(knots, closed, radius, bow) {
  const commands = /** @type {{ name: string, points: Point[] }[]} */ ([]);
  const mix = (/** @type {Point} */ a, /** @type {Point} */ b) =>
    /** @type {Point} */ ([a[0] + (b[0] - a[0]) * bow, a[1] + (b[1] - a[1]) * bow]);
  knots.forEach((knot, i) => {
    const before = knots[(i + knots.length - 1) % knots.length];
    const after = knots[(i + 1) % knots.length];
    const move = i === 0 ? "M" : "L";
    if (!knot.round) return commands.push({ name: move, points: [knot.at] });
    const [start, end] = [cut(before, knot, radius), cut(after, knot, radius)];
    commands.push({ name: move, points: [start] });
    return commands.push({ name: "C", points: [mix(start, knot.at), mix(end, knot.at), end] });
  });
  return closed ? [...commands, { name: "Z", points: [] }] : commands;
}

/** A stroke's ends, each with the point beside it. @param {Knot[]} knots */
const endsOf = (knots) => [knots.slice(0, 2), knots.slice(-2).reverse()];

/** Lengthens a stroke at the ends that `chosen` picks; a negative length shortens it. @param {Knot[]} knots @param {number} by @param {(end: Point, next: Point) => boolean} [chosen] */
export function extend(knots, by, chosen = () => true) {
  for (const [end, next] of endsOf(knots)) {
    if (!chosen(end.at, next.at)) continue;
    const [dx, dy] = [end.at[0] - next.at[0], end.at[1] - next.at[1]];
    const share = by / Math.hypot(dx, dy);
    end.at = [end.at[0] + dx * share, end.at[1] + dy * share];
  }
}

/** Moves a diagonal's ends sideways into its stems, or its corners would show outside them. @param {Knot[]} knots @param {number} by */
export function tuck(knots, by) {
  for (const [end, next] of endsOf(knots))
    end.at = [end.at[0] + Math.sign(next.at[0] - end.at[0]) * by, end.at[1]];
}

/**
 * Serifs at the ends of upright stems that stand on a line.
 * @param {Knot[]} knots @param {number[]} lines @param {number} reach from the stem's middle @param {number} half half a stem @param {boolean} small
 */
export function serifs(knots, lines, reach, half, small) {
  return endsOf(knots).flatMap(([end, next]) => {
    const [x, y] = end.at;
    if (x !== next.at[0] || !lines.includes(y)) return [];
    // A small letter's stem has its upper serif on the left only.
    const right = small && y > next.at[1] ? half : reach;
    return [
      [x - reach, x + right].map((u) => ({ at: /** @type {Point} */ ([u, y]), round: false })),
    ];
  });
}

/**
 * Cuts points and slanting feet off at the letters' lines, and lets a stencil's bridge through.
 * @param {string} path @param {number} top @param {number} foot @param {number} bridge its height
 */
export function trim(path, top, foot, bridge) {
  const middle = (top + foot) / 2;
  const stops = bridge ? [top, middle - bridge / 2, middle + bridge / 2, foot] : [top, foot];
  const bands = stops.map((y, i) => (i % 2 ? `V${y}H-9Z` : `M-9 ${y}H300`));
  return `<clipPath id="c"><path d="${bands.join("")}"/></clipPath><g clip-path="url(#c)">${path}</g>`;
}
