import {
  NUMBER,
  ROOM,
  axis,
  color,
  hero,
  heroInColumn,
  index,
  mix,
  multiple,
  rect,
  rule,
  sentence,
  text,
} from "./frame.mjs";

/** @typedef {import("./write-proofs.mjs").Figure} Figure */

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

/** Sales as a long bar under the short one for what was spent. @param {Figure[]} figures */
export function bars([{ metric, value }]) {
  const times = multiple(value);
  const steps = axis(times);
  const [left, top, foot] = [92, 150, ROOM.height - 28];
  const unit = (ROOM.width - left - 40) / steps[steps.length - 1];
  const bar = (
    /** @type {number} */ y,
    /** @type {string} */ name,
    /** @type {number} */ level,
    /** @type {string} */ fill,
  ) =>
    text(0, y + 35, name, { size: 24, fill: color.ink, bold: 550 }) +
    rect(left, y, level * unit, 54, fill) +
    text(left + level * unit + 14, y + 37, String(level), NUMBER);
  return [
    hero(0, 104, value, 148),
    text(212, 104, sentence(metric), { size: 30 }),
    ...steps.map(
      (step) =>
        rule(left + step * unit, top, left + step * unit, foot, step ? color.line : color.ink) +
        text(left + step * unit, ROOM.height - 2, String(step), { anchor: "middle" }),
    ),
    bar(top + 14, "Spend", 1, color.mint),
    bar(top + 84, "Sales", times, color.spruce),
  ].join("");
}

/** A coin seen from its edge; a part of one is as much thinner. @param {number} x @param {number} foot @param {number} width @param {number} height @param {string} fill */
function coin(x, foot, width, height, fill) {
  // Warm colors darken towards brown: towards green, gold turns to mustard.
  const dark = fill === color.mint ? color.spruceDeep : mix(color.mapleDeep, color.ink, 0.45);
  const ridges = Array.from({ length: 13 }, (_, i) => x + 14 + (i * (width - 28)) / 12);
  return [
    rect(x, foot - height, width, height, fill, { rx: Math.min(8, height / 2) }),
    // A slice of a coin is too thin for its ridges.
    ...(height < 20 ? [] : ridges).map((at) =>
      rule(at, foot - height + 8, at, foot - 8, mix(fill, dark, 0.3), 2),
    ),
  ].join("");
}

/** One coin of spend beside the column of sales it brought. @param {Figure[]} figures */
export function coins([{ metric, value }]) {
  const times = multiple(value);
  const whole = Math.floor(times);
  const [foot, left, right, wide] = [ROOM.height - 30, 352, ROOM.width - 36, 128];
  const unit = (foot - 44) / times;
  const y = (/** @type {number} */ level) => foot - level * unit;
  const [first, second] = [left + 22, right - wide - 22];
  const [spend, sales] = [first + wide / 2, second + wide / 2];
  const pale = mix(color.gold, color.paper, 0.35);
  return [
    ...Array.from(
      { length: whole + 1 },
      (_, i) =>
        rule(left, y(i), right, y(i)) + text(ROOM.width, y(i) + 7, String(i), { anchor: "end" }),
    ),
    coin(first, y(0) - 1, wide, unit - 3, color.mint),
    ...Array.from({ length: whole }, (_, i) =>
      coin(second, y(i) - 1, wide, unit - 3, i % 2 ? pale : color.gold),
    ),
    times > whole
      ? coin(second, y(whole) - 1, wide, (times - whole) * unit, whole % 2 ? pale : color.gold)
      : "",
    rule(left, foot, right, foot, color.ink),
    text(spend, y(1) - 14, "1", { ...NUMBER, anchor: "middle", halo: true }),
    text(sales, y(times) - 14, String(times), { ...NUMBER, anchor: "middle" }),
    text(spend, foot + 27, "Spend", { anchor: "middle" }),
    text(sales, foot + 27, "Sales", { anchor: "middle" }),
    heroInColumn(value, metric, 138),
  ].join("");
}
