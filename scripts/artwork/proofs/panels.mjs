import { budget, table } from "./amounts.mjs";
import { columns, pair } from "./columns.mjs";
import { bars, coins } from "./ratios.mjs";

const INDEX = "Index: before = 100";
const RATIO = "In multiples of spend";

/**
 * How each proof is drawn, and how many figures its drawing has room for. Which ones comes from the case:
 * see `read-proofs.mjs`.
 * @type {Record<string, { report: string, note: string, takes: number, draw: (figures: import("./read-proofs.mjs").Figure[]) => string }>}
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
