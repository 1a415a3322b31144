import { useBookingPlace } from "./use-booking-place";
import { css, rule, space, stack } from "../../theme";

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
      data-text
      dangerouslySetInnerHTML={{ __html: placeBookings(html, "text") }}
    />
  );
}

const root = css({
  ...stack(space.x4),
  "ul, ol": stack(space.x2),
  minWidth: 0,
  blockquote: { paddingInlineStart: space.x4, borderInlineStart: rule.strong },
});
