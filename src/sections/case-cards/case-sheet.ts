import { css } from "@emotion/react";
import { media } from "../../theme/media";
import { color, radius, rule, space } from "../../theme/tokens";

/** The ground of a card; the link at its foot lines up with those of its neighbors. */
export const caseSheet = css({
  display: "flex",
  flexDirection: "column",
  gap: space.x3,
  padding: space.x6,
  border: rule.hairline,
  borderRadius: radius.card,
  background: color.paper,
  color: color.ink,
  "& > :last-child": { alignSelf: "start", marginTop: "auto" },
  // Cards of unlike width keep their pictures level.
  [media.medium]: { img: { height: "15rem", objectFit: "cover" } },
});
