import { css } from "@emotion/react";
import type { CSSObject, SerializedStyles } from "@emotion/react";
import { media } from "../../theme/media";
import { color, radius, rule, space } from "../../theme/tokens";

const frame: CSSObject = {
  padding: space.x6,
  border: rule.hairline,
  borderRadius: radius.card,
  background: color.paper,
  color: color.ink,
};

/** What a point looks like, by the variant of its section; the others are as they are on phones. */
export const looks: Partial<Record<Queries.CardGridVariant, SerializedStyles>> = {
  cards: css({ [media.medium]: frame }),
  pair: css({ [media.medium]: frame, "picture img": { height: "10rem", objectFit: "cover" } }),
  rows: css({
    [media.medium]: {
      display: "grid",
      gridTemplateColumns: "4fr 8fr",
      columnGap: space.x8,
      alignItems: "baseline",
      "& > h3": { gridColumn: 1 },
      // The link's words stand on the line of the others, however high the link is.
      "& > h3 + div + div": { gridColumn: 2, marginBlock: `-${space.x2}` },
    },
    [media.wide]: {
      gridTemplateColumns: "4fr 5fr 19rem",
      "& > h3 + div + div": { gridColumn: 3 },
    },
  }),
};

/** How many points stand abreast on wide screens, at most. */
export const most = { tiles: 4, cards: 3, pair: 2, beside: 2, rows: 1 } as const;
