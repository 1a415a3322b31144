import { useBookingPlace } from "./use-booking-place";
import { css, space, stack } from "../../theme";

/** HTML that the build rendered from Markdown. */
export function RichText({
  html,
  place = "text",
  className,
}: {
  html: string;
  /** Its name in booking links. */
  place?: string;
  className?: string;
}) {
  const placeBookings = useBookingPlace();
  return (
    <div
      css={root}
      className={className}
      data-text
      dangerouslySetInnerHTML={{ __html: placeBookings(html, place) }}
    />
  );
}

const root = css({ ...stack(space.x4), minWidth: 0 });
