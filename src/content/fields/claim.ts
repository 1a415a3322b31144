import { reference } from "./reference";
import { oneOf } from "./structure";
import { text } from "./text";

/** A claim's review status; `npm run launch-check` lists every claim that is not confirmed. */
export const reviewStatus = oneOf(
  "ReviewStatus",
  "Review that the claim still needs before launch. Default: owner-to-confirm.",
  {
    confirmed: "The owner has confirmed it.",
    "owner-to-confirm": "The owner must confirm it.",
    "lawyer-to-review": "A lawyer must review it.",
  },
).default("owner-to-confirm");

/** A figure without a source is shown, but not listed in the page's sources. */
export const source = reference(
  "FigureSource",
  "Source of the figure: a key in content/shared/sources.yaml. Leave out if there is none.",
).optional();

export const period = text(
  "Period that the figure covers: in 30 days, as of May 2025.",
  {
    max: 60,
  },
).optional();

/** A figure and its source, as listed at the end of a page. */
export interface SourcedFigure {
  /** The last word of its variable, such as `price` in `plan.starter.price`; empty if the record is the figure. */
  word: string;
  value: string;
  measure: string;
  period?: string | undefined;
  /** A key in content/shared/sources.yaml. */
  source?: string | undefined;
  /** Its path in the record. */
  path?: readonly PropertyKey[];
  /** False if a page that shows the whole record leaves it out. */
  isLeading?: boolean;
  /** True for the figure that every page with the record shows. */
  isMain?: boolean;
}
