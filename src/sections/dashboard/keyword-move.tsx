import { css } from "@emotion/react";
import { fillMessage } from "../../site/fill-message";
import { color, space } from "../../theme/tokens";

interface KeywordMoveProps {
  /** Places won, or lost if below 0. */
  places: number;
  words: Queries.DashboardSectionFragment["keywords"]["moves"];
}

/** How far a keyword moved: told by the way the arrow points, and in words for screen readers; never by color alone. */
export function KeywordMove({ places, words }: KeywordMoveProps) {
  const distance = Math.abs(places);
  const move = places > 0 ? "up" : places < 0 ? "down" : "none";
  return (
    <span css={[styles.move, looks[move]]}>
      <svg css={styles.arrow} viewBox="0 0 12 12" aria-hidden="true">
        <path d={arrows[move]} />
      </svg>
      <span css={styles.distance} aria-hidden="true">
        {distance > 0 && distance}
      </span>
      <span className="visually-hidden">{fillMessage(words[move], { places: distance })}</span>
    </span>
  );
}

type Move = "up" | "down" | "none";

const arrows: Record<Move, string> = {
  up: "M6 2l5 8H1z",
  down: "M6 10L1 2h10z",
  none: "M2 6h8",
};

const styles = {
  move: css({ display: "inline-flex", alignItems: "center", gap: space.x2 }),
  arrow: css({
    width: "0.6875rem",
    stroke: "currentColor",
    strokeWidth: 1.5,
    strokeLinejoin: "round",
  }),
  // As wide as two digits, so that the arrows stand in one line.
  distance: css({ minWidth: "2ch", fontWeight: 600 }),
};

const looks: Record<Move, ReturnType<typeof css>> = {
  up: css({ color: color.spruce, fill: "currentColor" }),
  down: css({ color: color.inkSoft, fill: "none" }),
  none: css({ color: color.inkSoft, fill: "none" }),
};
