import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { media, space, splitAt } from "../../theme";

interface ColumnsProps {
  /** The column of the page's grid where the second part starts; without it, the parts stay stacked. */
  start?: keyof typeof starts | undefined;
  /** Centers the shorter part vertically. */
  isCentered?: boolean;
  children: ReactNode;
}

/** Two parts side by side on wide screens, halves on tablets, stacked on phones. */
export function Columns({ start, isCentered = false, children }: ColumnsProps) {
  return (
    <div css={[styles.grid, start && starts[start], isCentered && styles.centered]}>{children}</div>
  );
}

const styles = {
  grid: css({ display: "grid", gap: space.x8, "& > *": { minWidth: 0 } }),
  centered: css({ alignItems: "center" }),
};

const onTablets = { [media.abreast]: { gridTemplateColumns: "1fr 1fr", columnGap: space.x6 } };

const starts = {
  5: css({ [media.wide]: splitAt(5) }),
  7: css(onTablets, { [media.wide]: splitAt(7) }),
};
