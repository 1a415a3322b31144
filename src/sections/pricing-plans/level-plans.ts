import { css } from "@emotion/react";
import { media } from "../../theme/media";
import { space } from "../../theme/tokens";

/**
 * For the element around the plans: three abreast, the parts of all plans stand at one height, whatever the length of their words. A plan has
 * as many rows as parts that are seen; a browser without :has() shows both prices, and keeps its plans as they are.
 */
export const levelPlans = css({
  "@supports selector(:has(a)) and (grid-template-rows: subgrid)": {
    [media.abreast]: {
      "& > ul": {
        gridAutoFlow: "column",
        gridAutoColumns: "minmax(0, 1fr)",
        gridTemplateRows: "auto auto 1fr auto",
        rowGap: 0,
      },
      "& > ul > li": {
        display: "grid",
        gridRow: "span 4",
        gridTemplateRows: "subgrid",
        gridTemplateColumns: "minmax(0, 1fr)",
        rowGap: space.x6,
        marginBlock: space.x6,
        padding: `${space.x6} ${space.x4}`,
      },
      // What it stands taller by is what the others leave free: its words keep to their lines.
      "& > ul > [data-tone=spruce]": { marginBlock: 0, paddingBlock: space.x12 },
    },
  },
});
