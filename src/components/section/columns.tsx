import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { media } from "../../theme/media";
import { space } from "../../theme/tokens";

interface ColumnsProps {
  /** Shares of the twelve columns on wide screens; without it, the parts stay below each other. */
  ratio?: keyof typeof ratios | undefined;
  /** True where the lower part stands at the middle of the taller one. */
  isCentered?: boolean;
  /** True where the two parts are halves on tablets. */
  isPairOnTablets?: boolean;
  children: ReactNode;
}

/** Two parts side by side on wide screens, below each other on small ones. */
export function Columns({
  ratio,
  isCentered = false,
  isPairOnTablets = false,
  children,
}: ColumnsProps) {
  const looks = [
    styles.grid,
    isPairOnTablets && styles.halves,
    ratio && ratios[ratio],
    isCentered && styles.centered,
  ];
  return <div css={looks}>{children}</div>;
}

const styles = {
  grid: css({ display: "grid", gap: space.x12, "& > *": { minWidth: 0 } }),
  halves: css({ [media.abreast]: { gridTemplateColumns: "1fr 1fr", columnGap: space.x8 } }),
  centered: css({ alignItems: "center" }),
};

const ratios = {
  "5-7": css({ [media.wide]: { gridTemplateColumns: "5fr 7fr", gap: space.x16 } }),
  "6-6": css({ [media.wide]: { gridTemplateColumns: "1fr 1fr", gap: space.x16 } }),
  "7-5": css({ [media.wide]: { gridTemplateColumns: "7fr 5fr", gap: space.x16 } }),
  // Words and what they speak of: a pair on tablets as well.
  pair: css({
    [media.abreast]: { gridTemplateColumns: "7fr 5fr", columnGap: space.x8 },
    [media.wide]: { gap: space.x16 },
  }),
};
