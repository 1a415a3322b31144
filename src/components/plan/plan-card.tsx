import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { media } from "../../theme/media";
import { color, radius, rule, space } from "../../theme/tokens";

/** Plans side by side from tablets up, stacked on phones. */
export function PlanGrid({ children }: { children: ReactNode }) {
  return (
    <ul css={styles.grid} data-reveal>
      {children}
    </ul>
  );
}

interface PlanCardProps {
  id?: string;
  /** The one plan that is inverted and taller. */
  isHighlighted: boolean;
  children: ReactNode;
}

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
    // The others have margins, which makes the highlighted plan taller.
    [media.abreast]: { marginBlock: space.x6 },
    [media.wide]: { padding: space.x8 },
  }),
  highlighted: css({
    background: color.spruceDeep,
    borderColor: color.spruceDeep,
    color: color.paper,
    // Visible in forced colors mode, where all plans have the same background.
    outline: "2px solid transparent",
    "& :focus-visible": { outlineColor: color.gold },
    [media.abreast]: { marginBlock: 0 },
  }),
};
