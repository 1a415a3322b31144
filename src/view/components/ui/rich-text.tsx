import { useBookingPlace } from "./use-booking-place";
import { css, space, stack } from "../../theme";

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

const root = css({ ...stack(space.x4), minWidth: 0 });
