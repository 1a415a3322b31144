import {
  color,
  createStyles,
  font,
  media,
  radius,
  size,
  space,
  splitAt,
} from "../../theme";
import type { PostFilter } from "./filter-posts";
import { pill, pillRow } from "./pill";

interface PostFilterFormProps {
  words: Queries.BlogIndexWordsFragment;
  categories: readonly Queries.CategoryLinkFragment[];
  filter: PostFilter;
  onChange: (change: Partial<PostFilter>) => void;
}

/** The search box and the categories. Hidden without JavaScript, because they would not work. */
export function PostFilterForm({
  words,
  categories,
  filter,
  onChange,
}: PostFilterFormProps) {
  return (
    <div role="search" css={styles.form}>
      <label css={styles.search}>
        {words.searchLabel}
        <input
          type="search"
          name="q"
          css={styles.input}
          placeholder={words.searchPlaceholder}
          value={filter.query}
          onChange={(event) => onChange({ query: event.target.value })}
        />
      </label>
      <div
        role="group"
        aria-label={words.categoriesLabel}
        css={[pillRow, styles.categories]}
      >
        {[{ key: "", name: words.allCategories }, ...categories].map(
          ({ key, name }) => (
            <button
              key={key}
              type="button"
              css={pill}
              aria-pressed={filter.category === key}
              onClick={() => onChange({ category: key })}
              // Chromium does not scroll to a button that is half in sight.
              onFocus={({ target }) =>
                target.scrollIntoView({ block: "nearest", inline: "nearest" })
              }
            >
              {name}
            </button>
          ),
        )}
      </div>
    </div>
  );
}

const cross =
  "polygon(15% 5%, 50% 40%, 85% 5%, 95% 15%, 60% 50%, 95% 85%, 85% 95%, 50% 60%, 15% 95%, 5% 85%, 40% 50%, 5% 15%)";

const styles = createStyles({
  form: {
    display: "grid",
    gap: space.x6,
    [media.noScripts]: { display: "none" },
    // The categories first, and the search in the last three columns.
    [media.wide]: {
      ...splitAt(10),
      alignItems: "end",
      "& > label": { gridArea: "1 / 2" },
    },
  },
  // One row to swipe on phones, to the edges of the screen.
  categories: {
    [media.belowMedium]: {
      flexWrap: "nowrap",
      overflowX: "auto",
      scrollPaddingInline: space.x4,
      margin: `-${space.x2} -${space.x4}`,
      padding: `${space.x2} ${space.x4}`,
      "& > *": { flex: "none" },
    },
  },
  search: {
    display: "grid",
    gap: space.x2,
    fontSize: size.small,
    fontWeight: 600,
  },
  input: {
    width: "min(100%, 28rem)",
    minHeight: space.x12,
    paddingInline: space.x4,
    border: `1px solid ${color.inkSoft}`,
    borderRadius: radius.input,
    fontFamily: font.text,
    fontSize: size.body,
    fontWeight: 400,
    "&::placeholder": { color: color.inkSoft, opacity: 1 },
    // Otherwise blue in some browsers.
    "&::-webkit-search-cancel-button": {
      appearance: "none",
      width: space.x4,
      height: space.x4,
      background: color.ink,
      clipPath: cross,
      cursor: "pointer",
    },
  },
});
