import type { ReactNode } from "react";
import { css, measure, media, space } from "../../theme";

/** Centers its content at the page's width, with side margins that shrink on small screens. */
export function Container({ children }: { children: ReactNode }) {
  return <div css={container}>{children}</div>;
}

const container = css({
  maxWidth: measure.page,
  marginInline: "auto",
  "--margin": space.x4,
  paddingInline: "var(--margin)",
  [media.medium]: { "--margin": space.x8 },
});
