import type { CSSObject } from "@emotion/react";
import { graphql } from "gatsby";
import { ActionRow } from "../../components/ui/action-row";
import { Picture } from "../../components/picture/picture";
import { RichText } from "../../components/ui/rich-text";
import { Section } from "../../components/section/section";
import {
  createStyles,
  entryColumns,
  framed,
  labelText,
  media,
  rule,
  size,
  space,
  splitAt,
  wholeRow,
} from "../../theme";

/** The heading's size and the layout of the items on wide screens. */
const variants = {
  tiles: { headingSize: "small", isBeside: true },
  cards: { headingSize: "small" },
  pair: { headingSize: "small", layout: "column" },
  rows: { headingSize: "small", hasAccount: true },
} as const satisfies Record<Queries.CardGridVariant, object>;

/** Items of equal weight under rules, side by side. */
export function CardGrid({
  cardGridVariant,
  items,
  ...frame
}: Queries.CardGridSectionFragment) {
  return (
    <Section {...frame} {...variants[cardGridVariant]}>
      <ul
        css={[
          styles.grid,
          pickColumns(cardGridVariant, items.length),
          items.some(({ image }) => image) && styles.pictures,
        ]}
      >
        {items.map(({ image, title, text, action }) => (
          <li
            key={title}
            data-row={cardGridVariant === "rows" || undefined}
            css={[
              styles.item,
              cardGridVariant === "rows" && styles.row,
              image && styles.pictured,
            ]}
          >
            {image && (
              <Picture
                image={image}
                alt={image.alt}
                sizes={pictureSizes}
                css={styles.picture}
              />
            )}
            <h3>{title}</h3>
            <RichText html={text.html} />
            {action && <ActionRow actions={[action]} css={styles.action} />}
          </li>
        ))}
      </ul>
    </Section>
  );
}

const pictureSizes = "(min-width: 60em) 16rem, (min-width: 37.5em) 40vw, 7rem";

const styles = createStyles({
  grid: {
    display: "grid",
    gap: `${space.x3} ${space.x6}`,
    [media.medium]: { rowGap: space.x4 },
  },
  item: {
    display: "flex",
    flexDirection: "column",
    gap: space.x1,
    paddingTop: space.x3,
    borderTop: rule.hairline,
  },
  // One column on tablets, where two would leave little room for the words.
  pictures: {
    ...labelText,
    [media.belowWide]: { gridTemplateColumns: "minmax(0, 1fr)" },
  },
  // The picture is next to the words, at every width.
  pictured: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 24%) minmax(0, 1fr)",
    gridTemplateRows: "auto auto 1fr",
    columnGap: space.x4,
    "& > picture": { gridRow: "1 / -1" },
    [media.medium]: { gridTemplateColumns: "minmax(0, 40%) minmax(0, 1fr)" },
    [media.wide]: {
      gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
      columnGap: space.x6,
    },
  },
  picture: { ...framed, aspectRatio: "3 / 2" },
  row: [
    entryColumns,
    labelText,
    {
      position: "relative",
      rowGap: space.x1,
      paddingBottom: space.x2,
      // Above the link that covers the row.
      "& > h3 + div a": { position: "relative", zIndex: 1 },
      alignItems: "baseline",
      h3: { fontSize: size.body },
      [media.medium]: {
        "& > h3 + div": { gridColumn: 1 },
        "& > h3 + div + div": { gridArea: "1 / 2 / span 2" },
      },
      [media.wide]: {
        "& > h3 + div": { gridArea: "1 / 2" },
        "& > h3 + div + div": { gridArea: "1 / 3" },
      },
      // On phones, close to the text: all of the row is pressed.
      [media.belowMedium]: {
        "& > h3 + div + div": { marginBlock: 0 },
        "& > div > a": { paddingBlock: space.x1 },
      },
    },
  ],
  action: {
    marginTop: "auto",
    marginBlock: `-${space.x2}`,
    // In the account column, or a small link below the text.
    a: { fontSize: size.small, "[data-row] &": wholeRow },
    [media.medium]: {
      "[data-row] > &": { justifyContent: "end", textAlign: "end" },
    },
  },
});

/** Two columns where each has room for its words. */
const narrow: CSSObject = {
  gridTemplateColumns:
    "repeat(auto-fit, minmax(min(100%, max(9.5rem, 40%)), 1fr))",
  ...labelText,
  h3: { fontSize: size.body },
  [media.belowMedium]: { columnGap: space.x4 },
};

/** Two columns; the last of an odd number spans the row. */
const pairs: CSSObject = {
  [media.medium]: {
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    "& > :last-of-type:nth-of-type(odd)": { gridColumn: "1 / -1" },
  },
};

const thirds: CSSObject = {
  ...pairs,
  [media.wide]: {
    ...splitAt(5, 9),
    "& > :last-of-type:nth-of-type(odd)": { gridColumn: "auto" },
  },
};

/** Rows that are full: three cards side by side, or two. */
function pickColumns(
  variant: Queries.CardGridVariant,
  count: number,
): CSSObject {
  if (variant === "rows") return { "&&": { rowGap: 0 } };
  if (variant === "tiles") return { ...narrow, ...pairs };
  return variant === "cards" && count % 3 === 0 ? thirds : pairs;
}

export const cardGridSectionFragment = graphql`
  fragment CardGridSection on CardGridSection {
    ...SectionFrame
    cardGridVariant: variant
    items {
      image {
        ...CoverPicture
      }
      title
      text {
        html
      }
      action {
        ...Action
      }
    }
  }
`;
