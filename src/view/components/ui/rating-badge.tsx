import { color, createStyles, font, size, space } from "../../theme";
import { SmartLink } from "./smart-link";

interface RatingBadgeProps {
  rating: string;
  label: string;
  link: Queries.LinkTargetFragment;
}

/** A rating that links to the testimonials. */
export function RatingBadge({ rating, label, link }: RatingBadgeProps) {
  return (
    <SmartLink to={link} css={styles.badge}>
      <svg css={styles.star} viewBox="0 0 20 20" aria-hidden="true">
        <path d="M10 1.5l2.6 5.4 5.9.8-4.3 4.1 1 5.9L10 14.9l-5.2 2.8 1-5.9L1.5 7.7l5.9-.8z" />
      </svg>
      <strong css={styles.rating}>{rating}</strong> <span>{label}</span>
    </SmartLink>
  );
}

const styles = createStyles({
  badge: {
    display: "inline-flex",
    alignItems: "center",
    gap: space.x2,
    minHeight: space.x6,
    fontSize: size.small,
    textDecoration: "none",
  },
  star: { width: "1rem", fill: color.gold },
  rating: { fontFamily: font.label, fontSize: "1.0625rem" },
});
