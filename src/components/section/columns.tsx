import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { media, space, splitAt } from "../../theme";

interface ColumnsProps {
  /** The column of the page's grid where the second part starts; without it, the parts stay stacked. */
  start?: 5 | 7 | undefined;
  children: ReactNode;
}

/** Two parts side by side on wide screens; two of about the same width on tablets too, stacked on phones. */
export function Columns({ start, children }: ColumnsProps) {
  return <div css={[grid, start && starts[start]]}>{children}</div>;
}

const grid = css({ display: "grid", gap: space.x8, "& > *": { minWidth: 0 } });

const onTablets = { [media.abreast]: { gridTemplateColumns: "1fr 1fr", columnGap: space.x6 } };

const starts = {
  5: css({ [media.wide]: splitAt(5) }),
  7: css(onTablets, { [media.wide]: splitAt(7) }),
};
