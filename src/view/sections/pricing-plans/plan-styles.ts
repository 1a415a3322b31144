import type { CSSObject } from "@emotion/react";
import {
  color,
  css,
  labelText,
  measure,
  media,
  numeral,
  radius,
  rule,
  size,
  space,
  splitAt,
  stack,
} from "../../theme";

const label: CSSObject = {
  ...labelText,
  fontWeight: 600,
  lineHeight: space.x6,
};

/**
 * From tablets up, the plans are columns of one table, with a row for each part and feature. There are rows for 12 features and
 * the name of the plan below; those that no plan needs have no height.
 */
const column: CSSObject = {
  display: "grid",
  gridTemplateRows: "subgrid",
  gridTemplateColumns: "minmax(0, 1fr)",
  rowGap: 0,
};

export const styles = {
  root: css({ display: "grid", gap: space.x6 }),
  top: css({
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: `${space.x3} ${space.x6}`,
  }),
  switch: css({
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: space.x3,
  }),
  plans: css({
    display: "grid",
    gap: space.x8,
    borderTop: rule.strong,
    [media.abreast]: {
      gridAutoFlow: "column",
      gridAutoColumns: "minmax(0, 1fr)",
      gap: `0 ${space.x6}`,
      borderBottom: rule.strong,
    },
  }),
  three: css({ [media.wide]: splitAt(5, 9) }),
  plan: css({
    display: "grid",
    gap: space.x4,
    paddingTop: space.x4,
    "& + &": { borderTop: rule.hairline },
    [media.abreast]: {
      ...column,
      gridRow: "span 17",
      paddingBlock: space.x6,
      "& + &": { borderTop: 0 },
    },
  }),
  // The ground reaches into the space between the columns, so that the texts stay on the grid.
  highlighted: css({
    paddingBottom: space.x6,
    boxShadow: `-0.75rem 0 ${color.birch}, 0.75rem 0 ${color.birch}`,
    // Visible in forced colors mode, where all plans have the same background.
    outline: "2px solid transparent",
  }),
  name: css(stack(space.x1), { justifyItems: "start" }),
  badge: css(label, { color: color.inkSoft }),
  // Hangs from the table's upper edge.
  tag: css({
    marginTop: `calc(-1 * ${space.x4})`,
    paddingInline: space.x3,
    background: color.gold,
    color: color.ink,
    [media.abreast]: { marginBlock: `calc(-1 * ${space.x6}) ${space.x6}` },
  }),
  price: css(numeral, {
    display: "block",
    fontSize: "clamp(2.75rem, 1.3rem + 4.2vw, 4.5rem)",
    color: "inherit",
  }),
  period: css(label),
  saving: css(label, {
    width: "fit-content",
    paddingInline: space.x3,
    borderRadius: radius.pill,
    background: color.mint,
    color: color.ink,
  }),
  description: css({
    fontSize: size.small,
    [media.abreast]: { paddingBlock: `${space.x2} ${space.x4}` },
  }),
  features: css({
    ...labelText,
    [media.abreast]: {
      ...column,
      gridRow: "span 13",
      "& > ul": { ...column, gridRow: "1 / -1", alignContent: "start" },
      "& + div": { paddingTop: space.x6 },
    },
  }),
  notes: css({
    display: "grid",
    gap: `${space.x3} ${space.x6}`,
    fontSize: size.small,
    "& > *": { maxWidth: measure.prose },
    [media.wide]: splitAt(7),
  }),
};
