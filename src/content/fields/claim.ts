import { reference } from "./reference";
import { oneOf } from "./structure";
import { text } from "./text";

/** How far a claim has come; `npm run launch-check` lists every one that is not confirmed. */
export const standing = oneOf("Standing", "Who has still to look at the claim before launch.", {
  confirmed: "The owner has confirmed it.",
  "owner-to-confirm": "The owner has still to confirm it.",
  "lawyer-to-review": "A lawyer has still to review it.",
}).default("owner-to-confirm");

/** A figure without a source is shown, and is not in the account at the end of the page. */
export const source = reference(
  "FigureSource",
  "Where it comes from: a key of content/shared/sources.yaml. Left out where nobody has a source.",
).optional();

export const period = text("The period that it covers: in 30 days, as of May 2025.", {
  max: 60,
}).optional();

/** One figure with what stands behind it, as the account of a page tells it. */
export interface Receipt {
  /** The last word of its variable, as `price` in `plan.starter.price`; empty where the record is the figure. */
  word: string;
  value: string;
  /** What is measured. */
  measure: string;
  period?: string | undefined;
  /** A key of content/shared/sources.yaml. */
  source?: string | undefined;
  /** Where it stands in the record. */
  path?: readonly PropertyKey[];
  /** False for one that a page which names the whole record does not show. */
  isLeading?: boolean;
}
