import { color } from "../../../theme/tokens";
import { bars, coins, columns, pair } from "./charts";
import type { Figure } from "./frame";
import { ROOM, axis, circle, hero, index, multiple, rect, rule, sentence, text } from "./frame";

interface Panel {
  report: string;
  note: string;
  /** How many figures the drawing has room for; the case study determines which (write-proofs.ts). */
  takes: number;
  draw: (...figures: Figure[]) => string;
}

const INDEX = "Index: before = 100";
const RATIO = "In multiples of spend";

export const panels: Readonly<Record<string, Panel>> = {
  "boheme/proof-sales": { report: "Sales", note: INDEX, takes: 2, draw: pair },
  "boheme/proof-email": { report: "Email", note: INDEX, takes: 1, draw: columns },
  "colo/proof-sales": { report: "Sales", note: "Bars: before = 100", takes: 3, draw: table },
  "colo/proof-ads": { report: "Ads", note: RATIO, takes: 2, draw: budget },
  "ruthi/proof-sales": { report: "Sales", note: INDEX, takes: 1, draw: columns },
  "ruthi/proof-search": { report: "Search ads", note: RATIO, takes: 1, draw: coins },
  "taylrd/proof-sales": { report: "Sales", note: INDEX, takes: 1, draw: columns },
  "taylrd/proof-ads": { report: "Social ads", note: RATIO, takes: 1, draw: bars },
};

/** Amounts and their changes, with a bar for each index; the first is emphasized. */
function table(lead: Figure, ...others: Figure[]): string {
  const [pitch, from, room] = [82, 424, 148];
  const unit = room / Math.max(...[lead, ...others].map(({ change = "" }) => index(change)));
  const top = ROOM.height - others.length * pitch + 6;
  const number = { fill: color.ink, bold: 650, anchor: "end" } as const;
  const change = ({ change = "" }: Figure, y: number, baseline: number) =>
    rect(from, y, 100 * unit, 20, color.mint) +
    rect(from + 100 * unit, y, (index(change) - 100) * unit, 20, color.spruce) +
    text(ROOM.width, baseline, change, { ...number, size: 36 });
  return [
    hero(-1, 84, lead.value, 104),
    text(0, 126, sentence(lead.metric), { size: 28 }),
    change(lead, 57, 80),
    ...others.map((figure, row) => {
      const y = top + row * pitch;
      return [
        rule(0, y, ROOM.width, y),
        text(0, y + 51, sentence(figure.metric), { size: 26, fill: color.ink, bold: 500 }),
        text(364, y + 54, figure.value, { ...number, size: 40 }),
        change(figure, y + 31, y + 53),
      ].join("");
    }),
  ].join("");
}

/** A flat line of daily spend, and the return on one unit of it. */
function budget(spend: Figure, ratio: Figure): string {
  const level = Number(/^\$([\d.]+)/.exec(spend.value)?.[1]);
  if (Number.isNaN(level)) throw new Error(`No amount: ${spend.value}`);
  const times = multiple(ratio.value);
  const steps = axis(level);
  const [from = "", to = ""] = (spend.period ?? "").split(" to ");
  const [foot, right, left, unit] = [ROOM.height - 30, 408, 524, 128];
  const y = (value: number) => foot - (value / Math.max(...steps)) * (foot - 156);
  return [
    hero(-1, 76, spend.value, 72),
    text(0, 114, sentence(spend.metric), { size: 26 }),
    ...steps.map(
      (step) => rule(0, y(step), right, y(step)) + text(right + 12, y(step) + 7, `$${step}`),
    ),
    rule(0, foot, right, foot, color.ink),
    rule(0, y(level), right - 10, y(level), color.spruce, 6),
    circle(right - 10, y(level), 10, color.maple),
    circle(right - 10, y(level), 4.5, color.paper),
    text(0, foot + 27, from),
    text(right, foot + 27, to, { anchor: "end" }),
    rule(left - 34, 0, left - 34, ROOM.height - 10),
    hero(left - 2, 76, ratio.value, 100),
    text(left, 114, ratio.metric, { size: 26 }),
    rule(left, y(level) - 12, left, foot, color.ink),
    rect(left, y(level), unit, 58, color.mint),
    rect(left, foot - 74, unit * times, 58, color.spruce),
    text(left + 14, y(level) + 37, "Spend 1", { size: 22, fill: color.ink }),
    text(left + 14, foot - 37, `Sales ${times}`, { size: 22, fill: color.paper }),
  ].join("");
}
