import { color, createStyles, rule, space } from "../../theme";

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
        <li key={point} css={styles.point}>
          <Tick />
          {point}
        </li>
      ))}
    </ul>
  );
}

export function Tick() {
  return (
    <svg css={styles.tick} viewBox="0 0 16 16" aria-hidden>
      <path d="M3 8.5l3.2 3.2L13 4.8" />
    </svg>
  );
}

const styles = createStyles({
  point: {
    display: "flex",
    gap: space.x3,
    paddingBlock: space.x2,
    borderBottom: rule.hairline,
    "&:first-of-type": { borderTop: rule.hairline },
    "& > svg": { marginTop: "0.3em", alignSelf: "start" },
  },
  tick: {
    flex: "none",
    width: "1rem",
    fill: "none",
    stroke: color.maple,
    "[data-tone=spruce] &": { stroke: color.gold },
    strokeWidth: 2,
  },
});
