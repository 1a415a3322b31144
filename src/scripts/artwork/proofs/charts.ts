import { color } from "../../../theme/tokens";
import type { Figure } from "./frame";
import { NUMBER, ROOM, axis, hero, index, multiple, rect, rule, sentence, text } from "./frame";

/** The baseline of columns, where their scale starts. */
const FOOT = ROOM.height - 30;
const LEFT = 352;

/** Lines at the steps of a scale, with numbers at the right edge. */
const grid = (steps: readonly number[], right: number, y: (level: number) => number) =>
  steps
    .map(
      (step) =>
        rule(LEFT, y(step), right, y(step)) +
        text(ROOM.width, y(step) + 7, String(step), { anchor: "end" }),
    )
    .join("");

/** The number above a column, and its name below. */
const mark = (x: number, y: number, level: number, name: string, halo = false) =>
  text(x, y, String(level), { ...NUMBER, anchor: "middle", halo }) +
  text(x, FOOT + 27, name, { anchor: "middle" });

/** The large figure to the left of its columns, vertically centered. */
const heroInColumn = ({ value, metric }: Figure, size: number) =>
  hero(-2, 172, value, size) + text(0, 214, sentence(metric), { size: 28 });

/** Two columns on one index; the increase in the second is highlighted. */
export function columns(figure: Figure): string {
  const [right, wide] = [ROOM.width - 52, 112];
  const after = index(figure.value);
  const steps = axis(after);
  const y = (level: number) => FOOT - (level / Math.max(...steps)) * (FOOT - 8);
  const [first, second] = [LEFT + 26, right - 26 - wide];
  return [
    grid(steps, right, y),
    rect(first, y(100), wide, FOOT - y(100), color.mint),
    rect(second, y(100), wide, FOOT - y(100), color.spruce),
    rect(second, y(after), wide, y(100) - y(after) - 2, color.gold),
    rule(LEFT, FOOT, right, FOOT, color.ink),
    mark(first + wide / 2, y(100) - 14, 100, "Before"),
    mark(second + wide / 2, y(after) - 10, after, "After"),
    heroInColumn(figure, 84),
  ].join("");
}

/** Mixes two colors: `share` 0 is `from`, 1 is `to`. */
function mix(from: string, to: string, share: number): string {
  const channel = (hex: string, at: number) => parseInt(hex.slice(at, at + 2), 16);
  const blended = [1, 3, 5].map((at) =>
    Math.round(channel(from, at) * (1 - share) + channel(to, at) * share),
  );
  return `#${blended.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

/** A coin seen from its edge; a fraction of a coin is thinner. */
function coin(x: number, foot: number, width: number, height: number, fill: string): string {
  // Warm colors darken toward brown; darkened toward green, gold would turn to mustard.
  const dark = fill === color.mint ? color.spruceDeep : mix(color.mapleDeep, color.ink, 0.45);
  const ridges = Array.from({ length: 13 }, (_, i) => x + 14 + (i * (width - 28)) / 12);
  return [
    rect(x, foot - height, width, height, fill, Math.min(8, height / 2)),
    // A thin slice of a coin has no room for ridges.
    ...(height < 20 ? [] : ridges).map((at) =>
      rule(at, foot - height + 8, at, foot - 8, mix(fill, dark, 0.3), 2),
    ),
  ].join("");
}

/** One coin of spend next to the column of sales it generated. */
export function coins(figure: Figure): string {
  const times = multiple(figure.value);
  const whole = Math.floor(times);
  const [right, wide] = [ROOM.width - 36, 128];
  const unit = (FOOT - 44) / times;
  const y = (level: number) => FOOT - level * unit;
  const [first, second] = [LEFT + 22, right - wide - 22];
  const pale = mix(color.gold, color.paper, 0.35);
  const levels = Array.from({ length: whole + 1 }, (_, i) => i);
  const sales = levels
    .filter((i) => i < times)
    .map((i) =>
      coin(
        second,
        y(i) - 1,
        wide,
        i < whole ? unit - 3 : (times - whole) * unit,
        i % 2 ? pale : color.gold,
      ),
    );
  return [
    grid(levels, right, y),
    coin(first, y(0) - 1, wide, unit - 3, color.mint),
    ...sales,
    rule(LEFT, FOOT, right, FOOT, color.ink),
    mark(first + wide / 2, y(1) - 14, 1, "Spend", true),
    mark(second + wide / 2, y(times) - 14, times, "Sales"),
    heroInColumn(figure, 138),
  ].join("");
}

/** Two figures side by side, their bars before and after on one scale. */
export function pair(main: Figure, second: Figure): string {
  const [left, room] = [392, 328];
  const unit = (room - 62) / Math.max(index(main.value), index(second.value));
  const bar = (x: number, y: number, level: number, name: string, fill: string) =>
    text(x, y - 12, name) +
    rect(x, y, level * unit, 42, fill) +
    text(x + level * unit + 12, y + 31, String(level), NUMBER);
  const side = ({ metric, value }: Figure, x: number) =>
    hero(x - 2, 78, value, 100) +
    text(x, 118, sentence(metric), { size: 26 }) +
    bar(x, 186, 100, "Before", color.mint) +
    bar(x, 280, index(value), "After", color.spruce);
  return rule(left - 34, 0, left - 34, ROOM.height - 10) + side(main, 0) + side(second, left);
}

/** Sales as a long bar below the short bar for spend. */
export function bars({ metric, value }: Figure): string {
  const times = multiple(value);
  const steps = axis(times);
  const [left, top, foot] = [92, 150, ROOM.height - 28];
  const unit = (ROOM.width - left - 40) / Math.max(...steps);
  const bar = (y: number, name: string, level: number, fill: string) =>
    text(0, y + 35, name, { size: 24, fill: color.ink, bold: 550 }) +
    rect(left, y, level * unit, 54, fill) +
    text(left + level * unit + 14, y + 37, String(level), NUMBER);
  return [
    hero(0, 104, value, 148),
    text(212, 104, sentence(metric), { size: 30 }),
    ...steps.map((step) => {
      const x = left + step * unit;
      return (
        rule(x, top, x, foot, step ? color.line : color.ink) +
        text(x, ROOM.height - 2, String(step), { anchor: "middle" })
      );
    }),
    bar(top + 14, "Spend", 1, color.mint),
    bar(top + 84, "Sales", times, color.spruce),
  ].join("");
}
