import { css } from "@emotion/react";
import { media } from "../../theme/media";
import { color, radius, rule, space } from "../../theme/tokens";

export interface Category {
  readonly key: string;
  readonly name: string;
}

interface CategoryButtonsProps {
  label: string;
  allLabel: string;
  categories: readonly Category[];
  /** The key of the chosen category; empty for all. */
  selected: string;
  onSelect: (key: string) => void;
}

/** One button for all posts and one for each category; the chosen one is pressed. */
export function CategoryButtons({
  label,
  allLabel,
  categories,
  selected,
  onSelect,
}: CategoryButtonsProps) {
  return (
    <div role="group" aria-label={label} css={styles.row}>
      {[{ key: "", name: allLabel }, ...categories].map(({ key, name }) => (
        <button
          key={key}
          type="button"
          css={styles.button}
          aria-pressed={selected === key}
          onClick={() => {
            onSelect(key);
          }}
        >
          {name}
        </button>
      ))}
    </div>
  );
}

const styles = {
  row: css({ display: "flex", flexWrap: "wrap", gap: space.x2 }),
  button: css({
    minHeight: "2.75rem",
    paddingInline: space.x4,
    border: rule.hairline,
    borderRadius: radius.pill,
    background: "none",
    cursor: "pointer",
    [media.hover]: { "&:hover": { borderColor: color.spruce } },
    "&[aria-pressed=true]": {
      background: color.spruceDeep,
      borderColor: color.spruceDeep,
      color: color.paper,
      // Seen where colors are forced, and all buttons have one ground.
      textDecoration: "underline transparent",
    },
  }),
};
