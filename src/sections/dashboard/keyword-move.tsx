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
    <span
      css={[styles.move, looks[move]]}
      role="img"
      aria-label={fillMessage(words[move], { places: distance })}
    >
      {distance > 0 && distance}
    </span>
  );
}

const styles = {
  // As wide with one digit as with two, so that the arrows stand in one line.
  move: css({
    display: "inline-flex",
    justifyContent: "space-between",
    minWidth: space.x8,
    fontWeight: 600,
  }),
};

const looks = {
  up: css({ color: color.spruce, "&::before": { content: '"▲" / ""' } }),
  down: css({ color: color.inkSoft, "&::before": { content: '"▽" / ""' } }),
  none: css({ color: color.inkSoft, "&::before": { content: '"–" / ""' } }),
};
