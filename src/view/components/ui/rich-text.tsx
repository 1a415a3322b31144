import type { CSSObject } from "@emotion/react";
import { useBookingPlace } from "./use-booking-place";
import { color, css, rule, space, stack } from "../../theme";

/** HTML that the build rendered from Markdown. */
export function RichText({
  html,
  className,
}: {
  html: string;
  className?: string;
}) {
  const placeBookings = useBookingPlace();
  return (
    <div
      css={root}
      className={className}
      dangerouslySetInnerHTML={{ __html: placeBookings(html, "text") }}
    />
  );
}

export const listStyles: CSSObject = {
  "ul, ol": { paddingLeft: space.x6 },
  ul: { listStyle: "disc" },
  ol: { listStyle: "decimal" },
  "li::marker": { color: color.spruce, fontWeight: 600 },
};

const root = css(listStyles, {
  ...stack(space.x4),
  "ul, ol": stack(space.x2),
  minWidth: 0,
  blockquote: { paddingInlineStart: space.x4, borderInlineStart: rule.strong },
});
