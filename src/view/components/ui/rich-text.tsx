import type { CSSObject } from "@emotion/react";
import { useBookingPlace } from "./use-booking-place";
import { color, createStyles, rule, space, stack } from "../../theme";

/** HTML that the build rendered from Markdown. */
export function RichText({
  html,
  className,
}: {
  html: string;
  className?: string;
}) {
  const placeBookings = useBookingPlace();
  const look = [styles.root, html.includes("<li") && styles.lists];
  return (
    <div
      css={look}
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

const styles = createStyles({
  root: {
    ...stack(space.x4),
    minWidth: 0,
    blockquote: {
      paddingInlineStart: space.x4,
      borderInlineStart: rule.strong,
    },
  },
  lists: [listStyles, { "ul, ol": { display: "grid", gap: space.x2 } }],
});
