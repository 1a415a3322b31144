import type { ReactNode } from "react";
import { color, createStyles, rule, space } from "../../theme";

/** One-line points separated by hairline rules. The tick means that we do it; an open square, that we don't. */
export function CheckList({
  points,
  isOpen,
  ...list
}: {
  points: readonly string[];
  isOpen?: boolean;
  className?: string;
}) {
  return (
    <ul {...list}>
      {points.map((point) => (
        <CheckItem key={point} isOpen={isOpen}>
          {point}
        </CheckItem>
      ))}
    </ul>
  );
}

function CheckItem({
  children,
  isOpen = false,
}: {
  children: ReactNode;
  isOpen?: boolean;
}) {
  return (
    <li css={styles.point}>
      <svg
        css={[styles.mark, isOpen ? styles.open : styles.tick]}
        viewBox="0 0 16 16"
        aria-hidden="true"
      >
        <path d={isOpen ? "M2 2h12v12H2z" : "M3 8.5l3.2 3.2L13 4.8"} />
      </svg>
      {children}
    </li>
  );
}

const styles = createStyles({
  point: {
    display: "flex",
    gap: space.x3,
    paddingBlock: space.x2,
    borderBottom: rule.hairline,
    "&:first-of-type": { borderTop: rule.hairline },
  },
  mark: {
    flex: "none",
    width: "1rem",
    marginTop: "0.3em",
    alignSelf: "start",
    fill: "none",
  },
  tick: {
    stroke: color.maple,
    "[data-tone=spruce] &": { stroke: color.gold },
    strokeWidth: 2,
  },
  // As in the open line of the ledger.
  open: { stroke: "var(--soft)", strokeWidth: 1.5, strokeDasharray: 3 },
});
