import { color } from "./colors.mjs";
import { rect } from "./svg.mjs";
import { NUMBER, ROOM, hero, heroInColumn, rule, text } from "./frame.mjs";
import { axis, index, sentence } from "./numbers.mjs";

/** @typedef {import("./read-proofs.mjs").Figure} Figure */

/** Two columns on one index; what the second gained is set off. @param {Figure[]} figures */
export function columns([{ metric, value }]) {
  const [foot, left, right, wide] = [ROOM.height - 30, 352, ROOM.width - 52, 112];
  const after = index(value);
  const steps = axis(after);
  const y = (/** @type {number} */ level) => foot - (level / steps[steps.length - 1]) * (foot - 8);
  const [first, second] = [left + 26, right - 26 - wide];
  const [before, now] = [first + wide / 2, second + wide / 2];
  return [
    ...steps.map(
      (step) =>
        rule(left, y(step), right, y(step)) +
        text(ROOM.width, y(step) + 7, String(step), { anchor: "end" }),
    ),
    rect(first, y(100), wide, foot - y(100), color.mint),
    rect(second, y(100), wide, foot - y(100), color.spruce),
    rect(second, y(after), wide, y(100) - y(after) - 2, color.gold),
    rule(left, foot, right, foot, color.ink),
    text(before, y(100) - 14, "100", { ...NUMBER, anchor: "middle" }),
    text(now, y(after) - 10, String(after), { ...NUMBER, anchor: "middle" }),
    text(before, foot + 27, "Before", { anchor: "middle" }),
    text(now, foot + 27, "After", { anchor: "middle" }),
    heroInColumn(value, metric, 84),
  ].join("");
}

/** One figure of a pair: its bars before and after. @param {Figure} figure @param {number} left @param {number} unit px for each point of the index */
function side({ metric, value }, left, unit) {
  const after = index(value);
  const bar = (
    /** @type {number} */ y,
    /** @type {number} */ level,
    /** @type {string} */ name,
    /** @type {string} */ fill,
  ) =>
    text(left, y - 12, name) +
    rect(left, y, level * unit, 42, fill) +
    text(left + level * unit + 12, y + 31, String(level), NUMBER);
  return [
    hero(left - 2, 78, value, 100),
    text(left, 118, sentence(metric), { size: 26 }),
    bar(186, 100, "Before", color.mint),
    bar(280, after, "After", color.spruce),
  ].join("");
}

/** Two figures side by side, their bars on one scale. @param {Figure[]} figures */
export function pair([main, second]) {
  const [left, room] = [392, 328];
  const unit = (room - 62) / Math.max(index(main.value), index(second.value));
  return [
    rule(left - 34, 0, left - 34, ROOM.height - 10),
    side(main, 0, unit),
    side(second, left, unit),
  ].join("");
}
