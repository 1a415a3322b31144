import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { media } from "../../theme/media";
import { color, radius, rule, space } from "../../theme/tokens";

/** Plans side by side from tablets on, below each other on phones. */
export function PlanGrid({ children }: { children: ReactNode }) {
  return (
    <ul css={styles.grid} data-reveal>
      {children}
    </ul>
  );
}

interface PlanCardProps {
  id?: string;
  /** The one plan of the set that is inverted and stands taller. */
  isHighlighted: boolean;
  children: ReactNode;
}

/** The sheet that one plan stands on. */
export function PlanCard({ id, isHighlighted, children }: PlanCardProps) {
  return (
    <li
      id={id}
      css={[styles.card, isHighlighted && styles.highlighted]}
      data-tone={isHighlighted ? "spruce" : "paper"}
    >
      {children}
    </li>
  );
}

const styles = {
  grid: css({
    display: "grid",
    gap: space.x4,
    [media.abreast]: { gridAutoFlow: "column", gridAutoColumns: "minmax(0, 1fr)" },
  }),
  card: css({
    position: "relative",
    display: "flex",
    flexDirection: "column",
    gap: space.x6,
    minWidth: 0,
    padding: `${space.x6} ${space.x4}`,
    border: rule.hairline,
    borderRadius: radius.card,
    background: color.paper,
    color: color.ink,
    // The others leave room above and below, so that the highlighted plan stands taller.
    [media.abreast]: { marginBlock: space.x6 },
    [media.wide]: { padding: space.x8 },
  }),
  highlighted: css({
    background: color.spruceDeep,
    borderColor: color.spruceDeep,
    color: color.paper,
    // Seen where colors are forced, and all plans have one ground.
    outline: "2px solid transparent",
    "& :focus-visible": { outlineColor: color.gold },
    [media.abreast]: { marginBlock: 0 },
  }),
};
