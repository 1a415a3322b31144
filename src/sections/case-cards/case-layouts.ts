import { css } from "@emotion/react";
import type { CSSObject } from "@emotion/react";
import { media } from "../../theme/media";
import { color, size, space } from "../../theme/tokens";

/** A card of two columns has its picture on one side, and all else on the other. */
const besidePicture: CSSObject = {
  "& > article": {
    display: "grid",
    gridTemplate: "repeat(5, auto) 1fr / 1fr 1fr",
    columnGap: space.x8,
    "& > :last-child": { alignSelf: "end" },
  },
  picture: { gridRow: "1 / -1" },
  "picture > img": { height: "100%", maxHeight: "36rem" },
};

/** How the cards stand together from the medium or the wide screen on. */
export const caseLayouts = {
  /** Three columns; the first and the fourth entry take two, so that four leave no gap. */
  index: css({
    display: "grid",
    gap: space.x6,
    // The whole card is its link, which keeps its own few words. Teasers have no bytes left for it, and none reacts.
    article: {
      position: "relative",
      [media.hover]: { "&:hover": { borderColor: color.spruce } },
    },
    "article > a::before": { content: '""', position: "absolute", inset: 0 },
    [media.medium]: { gridTemplateColumns: "1fr 1fr" },
    [media.wide]: {
      gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
      "& > :nth-of-type(4n + 1), & > :nth-of-type(4n)": { gridColumn: "span 2", ...besidePicture },
    },
  }),
  pairs: css({ [media.wide]: { gridTemplateColumns: "1fr 1fr" } }),
  /** Four teasers abreast, or two pairs of them, over the way to all cases. */
  five: css({
    "& > :nth-of-type(5)": { gridColumn: "1 / -1" },
    [media.wide]: {
      gridTemplateColumns: "repeat(4, 1fr)",
      "& > li img": { height: "10rem" },
      "& > li strong": { fontSize: size.h2 },
      "& > li > div": { flexDirection: "row", justifyContent: "space-between" },
    },
  }),
};
