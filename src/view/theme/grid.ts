import type { CSSObject } from "@emotion/react";
import { belowFirst, onScroll } from "./motion";
import { labelText, stack } from "./styles";
import { color, media, space } from "./tokens";

/** The space between columns. */
export const gap = space.x6;

/** The width of a number of the page's twelve columns, with the gaps between them, in an element as wide as the page. */
const widthOf = (columns: number) =>
  `calc((100% + ${gap}) / 12 * ${columns} - ${gap})`;

/** A row of parts, each starting at a column of the page's grid: `splitAt(5)` makes parts of four and eight columns. */
export function splitAt(...starts: readonly number[]): CSSObject {
  return { gridTemplateColumns: columnsFrom(starts), columnGap: gap };
}

function columnsFrom(starts: readonly number[]): string {
  const widths = starts.map((start, index) =>
    widthOf(start - (starts[index - 1] ?? 1)),
  );
  return `${widths.join(" ")} minmax(0, 1fr)`;
}

/** Two parts of about the same width, stacked on phones. */
export const halves: CSSObject = {
  display: "grid",
  gap: space.x8,
  "& > *": { minWidth: 0 },
  [media.abreast]: { gridTemplateColumns: "1fr 1fr", columnGap: gap },
};

/** The width of the account column on tablets. */
const tabletAccount = "10.625rem";

const tabletColumns = `minmax(0, 1fr) ${tabletAccount}`;

/** The columns that most parts of a page share, as variables, so that each part needs one rule for both widths. */
export const columnVariables: CSSObject = {
  "--with-account": tabletColumns,
  "--entry": tabletColumns,
  [media.wide]: {
    "--with-account": columnsFrom([10]),
    "--entry": columnsFrom([5, 10]),
  },
};

/** Text, and to the right of it the account column: figures, prices, notes and actions. */
export const accountColumns: CSSObject = {
  display: "grid",
  gridTemplateColumns: "var(--with-account)",
  columnGap: gap,
};

/** The same, below each other on phones. */
export const withAccount: CSSObject = { [media.medium]: accountColumns };

/** A name, its text, and the account column; on tablets, the name is above the text. */
export const entryColumns: CSSObject = {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: `${space.x4} ${gap}`,
  [media.medium]: { gridTemplateColumns: "var(--entry)" },
};

/** The last part of an entry: next to both others on tablets. */
export const entryAccount: CSSObject = {
  [media.medium]: { gridArea: "1 / 2 / span 2", textAlign: "end" },
  [media.wide]: { gridArea: "1 / 3" },
};

/** Notes in the account column, at its end. */
export const accountNotes: CSSObject = {
  ...labelText,
  ...stack(space.x1),
  [media.medium]: { justifyItems: "end", textAlign: "end" },
};

const line: CSSObject = {
  content: '""',
  position: "absolute",
  zIndex: 1,
  // Bands draw it on to their neighbors.
  insetBlock:
    "calc(-1 * var(--rule-above, 0px)) calc(-1 * var(--rule-below, 0px))",
  pointerEvents: "none",
};

/** The rule is drawn a little more slowly than it scrolls into view, so its end is in sight. */
const drawing = "entry-crossing 0% entry-crossing calc(100% + 5rem)";

/** The double rule, in a positioned element. */
export const doubleRule: CSSObject = {
  ...line,
  width: "5px",
  borderInline: "1px solid var(--accent)",
  opacity: 0.6,
  transformOrigin: "top",
  [belowFirst]: onScroll("grow-tall", drawing),
};

/** The point at the end of the rule that is being drawn: it moves with an invisible line as long as the rule. */
const point: CSSObject = {
  ...line,
  width: "11px",
  opacity: 0,
  background: `radial-gradient(circle at 50% calc(100% - 5.5px), ${color.maple} 5px, transparent 5.5px)`,
  [belowFirst]: onScroll("move-point", drawing),
};

/** An element as wide as the page, with the double rule between text and account. */
export const accountPart: CSSObject = {
  position: "relative",
  "--account": tabletAccount,
  [media.medium]: {
    "&::before": {
      ...doubleRule,
      right: `calc(var(--account) + ${gap} / 2 - 2px)`,
    },
    "&::after": { ...point, right: `calc(var(--account) + ${gap} / 2 - 5px)` },
  },
  [media.wide]: { "--account": widthOf(3) },
  // A sheet has no account column on small screens.
  "&[data-rule-from=wide]": {
    [media.belowWide]: { "&::before, &::after": { display: "none" } },
  },
  // On paper, texts are as wide as the page.
  [media.print]: { "&::before, &::after": { display: "none" } },
};
