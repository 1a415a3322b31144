import { color, mix } from "./colors.mjs";
import { circle, points, polygon, stroke } from "./svg.mjs";
import { NUMBER, ROOM, hero, heroInColumn, rule, text } from "./frame.mjs";
import { axis, index, sentence } from "./numbers.mjs";

/** @typedef {import("./read-proofs.mjs").Figure} Figure */
const FOOT = ROOM.height - 30;
const RIGHT = ROOM.width - 52;

/** @param {number} most @param {number} head px kept free above it */
const scale = (most, head) => (/** @type {number} */ level) =>
  FOOT - (level / most) * (FOOT - head);

/** A point of the index with its number above. @param {number} x @param {number} y @param {number} value @param {string} tone */
const mark = (x, y, value, tone) =>
  circle(x, y, 10, tone) +
  circle(x, y, 4.5, color.paper) +
  text(x, y - 22, String(value), { ...NUMBER, anchor: "middle" });

/** A line from the period before to the period after, the change in the room above it. @param {Figure[]} figures */
export function slope([{ metric, value }]) {
  const after = index(value);
  const steps = axis(after);
  const y = scale(steps[steps.length - 1], 38);
  const [from, to] = [36, ROOM.width - 112];
  /** A level's rule begins at the line, so that the figure stands on clear paper. @param {number} level */
  const start = (level) =>
    Math.min(to, from + (Math.max(0, level - 100) / (after - 100)) * (to - from));
  return [
    polygon(points(from, y(100), to, y(after), to, FOOT, from, FOOT), color.mint),
    ...steps
      .slice(1)
      .map(
        (step) =>
          rule(start(step), y(step), to, y(step), mix(color.mint, color.spruce, 0.2)) +
          rule(to, y(step), RIGHT, y(step)) +
          text(ROOM.width, y(step) + 7, String(step), { anchor: "end" }),
      ),
    text(ROOM.width, FOOT + 7, "0", { anchor: "end" }),
    rule(0, FOOT, RIGHT, FOOT, color.ink),
    stroke(points(from, y(100), to, y(after)), color.spruce, 6),
    mark(from, y(100), 100, color.spruce),
    mark(to, y(after), after, color.maple),
    text(from, FOOT + 27, "Before", { anchor: "middle" }),
    text(to, FOOT + 27, "After", { anchor: "middle" }),
    hero(-2, 84, value, 112),
    text(0, 124, sentence(metric), { size: 28 }),
  ].join("");
}

/** Two levels and the step between them; the change stands in its own column. @param {Figure[]} figures */
export function step([{ metric, value }]) {
  const after = index(value);
  const steps = axis(after);
  const y = scale(steps[steps.length - 1], 8);
  const [left, middle] = [352, 488];
  const line = points(left, y(100), middle, y(100), middle, y(after), RIGHT, y(after));
  const [before, now] = [(left + middle) / 2, (middle + RIGHT) / 2];
  return [
    ...steps.map(
      (level) =>
        rule(left, y(level), RIGHT, y(level)) +
        text(ROOM.width, y(level) + 7, String(level), { anchor: "end" }),
    ),
    polygon([...line, [RIGHT, FOOT], [left, FOOT]], color.mint),
    rule(left, FOOT, RIGHT, FOOT, color.ink),
    stroke(line, color.spruce, 6, { "stroke-linejoin": "miter" }),
    circle(middle, y(100), 10, color.spruce),
    circle(middle, y(100), 4.5, color.paper),
    circle(middle, y(after), 10, color.maple),
    circle(middle, y(after), 4.5, color.paper),
    text(before, y(100) - 18, "100", { ...NUMBER, anchor: "middle" }),
    text(now, y(after) + 42, String(after), { ...NUMBER, anchor: "middle" }),
    text(before, FOOT + 27, "Before", { anchor: "middle" }),
    text(now, FOOT + 27, "After", { anchor: "middle" }),
    heroInColumn(value, metric, 98),
  ].join("");
}
