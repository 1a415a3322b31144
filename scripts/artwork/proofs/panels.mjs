import { bars, coins, columns, pair } from "./charts.mjs";
import {
  ROOM,
  amount,
  axis,
  circle,
  color,
  hero,
  index,
  multiple,
  points,
  rect,
  rule,
  sentence,
  stroke,
  text,
} from "./frame.mjs";

/** @typedef {import("./write-proofs.mjs").Figure} Figure */

const INDEX = "Index: before = 100";
const RATIO = "In multiples of spend";

/**
 * How each proof is drawn, and how many figures its drawing has room for. Which ones comes from the case:
 * see `write-proofs.mjs`.
 * @type {Record<string, { report: string, note: string, takes: number, draw: (figures: Figure[]) => string }>}
 */
export const panels = {
  "boheme/proof-sales": { report: "Sales", note: INDEX, takes: 2, draw: pair },
  "boheme/proof-email": { report: "Email", note: INDEX, takes: 1, draw: columns },
  "colo/proof-sales": { report: "Sales", note: "Bars: before = 100", takes: 3, draw: table },
  "colo/proof-ads": { report: "Ads", note: RATIO, takes: 2, draw: budget },
  "ruthi/proof-sales": { report: "Sales", note: INDEX, takes: 1, draw: columns },
  "ruthi/proof-search": { report: "Search ads", note: RATIO, takes: 1, draw: coins },
  "taylrd/proof-sales": { report: "Sales", note: INDEX, takes: 1, draw: columns },
  "taylrd/proof-ads": { report: "Social ads", note: RATIO, takes: 1, draw: bars },
};

/** Amounts with their changes, each as a bar of an index too; the first leads. @param {Figure[]} figures */
function table(figures) {
  const [lead, ...others] = figures;
  const [pitch, from, room] = [82, 424, 148];
  const unit = room / Math.max(...figures.map(({ change = "" }) => index(change)));
  const top = ROOM.height - others.length * pitch + 6;
  const bar = (/** @type {Figure} */ { change = "" }, /** @type {number} */ y) =>
    rect(from, y, 100 * unit, 20, color.mint) +
    rect(from + 100 * unit, y, (index(change) - 100) * unit, 20, color.spruce);
  const number = { fill: color.ink, bold: 650, anchor: /** @type {const} */ ("end") };
  return [
    hero(-1, 84, lead.value, 104),
    text(0, 126, sentence(lead.metric), { size: 28 }),
    bar(lead, 57),
    text(ROOM.width, 80, lead.change ?? "", { ...number, size: 36 }),
    ...others.map((figure, row) => {
      const y = top + row * pitch;
      return [
        rule(0, y, ROOM.width, y),
        text(0, y + 51, sentence(figure.metric), { size: 26, fill: color.ink, bold: 500 }),
        text(364, y + 54, figure.value, { ...number, size: 40 }),
        bar(figure, y + 31),
        text(ROOM.width, y + 53, figure.change ?? "", { ...number, size: 36 }),
      ].join("");
    }),
  ].join("");
}

/** A level line of daily spend, and what one unit of it returned. @param {Figure[]} figures */
function budget([spend, ratio]) {
  const level = amount(spend.value);
  const times = multiple(ratio.value);
  const steps = axis(level);
  const [from, to] = (spend.period ?? "").split(" to ");
  const [foot, right] = [ROOM.height - 30, 408];
  const y = (/** @type {number} */ value) =>
    foot - (value / steps[steps.length - 1]) * (foot - 156);
  const scale = { x: 524, unit: 128 };
  return [
    hero(-1, 76, spend.value, 72),
    text(0, 114, sentence(spend.metric), { size: 26 }),
    ...steps.map(
      (step) => rule(0, y(step), right, y(step)) + text(right + 12, y(step) + 7, `$${step}`),
    ),
    rule(0, foot, right, foot, color.ink),
    stroke(points(0, y(level), right - 10, y(level)), color.spruce, 6),
    circle(right - 10, y(level), 10, color.maple),
    circle(right - 10, y(level), 4.5, color.paper),
    text(0, foot + 27, from ?? ""),
    text(right, foot + 27, to ?? "", { anchor: "end" }),
    rule(scale.x - 34, 0, scale.x - 34, ROOM.height - 10),
    hero(scale.x - 2, 76, ratio.value, 100),
    text(scale.x, 114, ratio.metric, { size: 26 }),
    rule(scale.x, y(level) - 12, scale.x, foot, color.ink),
    rect(scale.x, y(level), scale.unit, 58, color.mint),
    rect(scale.x, foot - 74, scale.unit * times, 58, color.spruce),
    text(scale.x + 14, y(level) + 37, "Spend 1", { size: 22, fill: color.ink }),
    text(scale.x + 14, foot - 37, `Sales ${times}`, { size: 22, fill: color.paper }),
  ].join("");
}
