import type { CSSObject } from "@emotion/react";
import { color, css, rule, space } from "../../theme";

/** One-line points separated by hairline rules. */
export function CheckList({
  points,
  ...list
}: {
  points: readonly string[];
  className?: string;
}) {
  return (
    <ul {...list}>
      {points.map((point) => (
        <li key={point} css={pointStyles}>
          {point}
        </li>
      ))}
    </ul>
  );
}

/** Before a point, and not read aloud. */
export const tick: CSSObject = {
  content: '"✓" / ""',
  flex: "none",
  width: "1rem",
  color: color.maple,
  "[data-tone=spruce] &": { color: color.gold },
  fontWeight: 700,
};

const pointStyles = css({
  display: "flex",
  gap: space.x3,
  paddingBlock: space.x2,
  borderBottom: rule.hairline,
  "&:first-of-type": { borderTop: rule.hairline },
  "&::before": tick,
});
