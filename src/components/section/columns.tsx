import { type CSSObject, css } from "@emotion/react";
import type { ReactNode } from "react";
import { media } from "../../theme/media";
import { space } from "../../theme/tokens";

interface ColumnsProps {
  /** Shares of the twelve columns on wide screens; without it, the parts stay stacked. */
  ratio?: keyof typeof ratios | undefined;
  /** Centers the shorter part vertically. */
  isCentered?: boolean;
  children: ReactNode;
}

/** Two parts side by side on wide screens, stacked on small ones. */
export function Columns({ ratio, isCentered = false, children }: ColumnsProps) {
  return (
    <div css={[styles.grid, ratio && ratios[ratio], isCentered && styles.centered]}>{children}</div>
  );
}

const styles = {
  grid: css({ display: "grid", gap: space.x12, "& > *": { minWidth: 0 } }),
  centered: css({ alignItems: "center" }),
};

const onWide = (gridTemplateColumns: string): CSSObject => ({
  [media.wide]: { gridTemplateColumns, gap: space.x16 },
});

/** Text and its illustration: side by side on tablets too. */
const onTablets = (gridTemplateColumns: string): CSSObject => ({
  [media.abreast]: { gridTemplateColumns, columnGap: space.x8 },
});

const ratios = {
  "5-7": css(onWide("5fr 7fr")),
  halves: css(onTablets("1fr 1fr"), onWide("1fr 1fr")),
  figureFirst: css(onTablets("1fr 1fr"), onWide("5fr 7fr")),
  figureLast: css(onTablets("1fr 1fr"), onWide("7fr 5fr")),
  pair: css(onTablets("7fr 5fr"), onWide("7fr 5fr")),
};
