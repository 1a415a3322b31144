import { pill, pillRow } from "./pill";

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
    <div role="group" aria-label={label} css={pillRow}>
      {[{ key: "", name: allLabel }, ...categories].map(({ key, name }) => (
        <button
          key={key}
          type="button"
          css={pill}
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
