import type { CSSObject } from "@emotion/react";
import { graphql } from "gatsby";
import { ActionRow } from "../../components/ui/action-row";
import { CardPicture } from "../../components/picture/card-picture";
import { RichText } from "../../components/ui/rich-text";
import { Section } from "../../components/section/section";
import { css, media, rule, space, splitAt } from "../../theme";

/** The heading's size and the layout of the items on wide screens. */
const variants = {
  tiles: { headingSize: "small", isRuled: true, isBeside: true },
  cards: { headingSize: "small", isRuled: true },
  pair: { headingSize: "large", layout: "column" },
  beside: { headingSize: "standard", isBeside: true },
  rows: { headingSize: "small" },
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
        css={[styles.grid, pickColumns(cardGridVariant, items.length)]}
        data-reveal
      >
        {items.map(({ image, title, text, action }) => (
          <li
            key={title}
            css={[styles.item, cardGridVariant === "rows" && styles.row]}
          >
            {image && <CardPicture image={image} />}
            <h3>{title}</h3>
            <RichText html={text.html} />
            {action && <ActionRow actions={[action]} css={styles.action} />}
          </li>
        ))}
      </ul>
    </Section>
  );
}

const styles = {
  grid: css({
    display: "grid",
    gap: `${space.x3} ${space.x6}`,
    [media.medium]: { rowGap: space.x8 },
  }),
  item: css({
    display: "flex",
    flexDirection: "column",
    gap: space.x2,
    paddingTop: space.x4,
    borderTop: rule.hairline,
    "& > picture": { marginBottom: space.x4 },
  }),
  row: css({
    [media.medium]: {
      display: "grid",
      ...splitAt(5),
      alignItems: "baseline",
      // Keeps the link's text on the row's baseline, whatever the link's height.
      "& > h3 + div + div": { gridColumn: 2, marginBlock: `-${space.x2}` },
    },
    [media.wide]: {
      ...splitAt(5, 10),
      "& > h3 + div + div": { gridColumn: 3 },
    },
  }),
  action: css({
    marginTop: "auto",
    [media.belowMedium]: { marginBlock: `-${space.x2}` },
  }),
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
  if (variant === "rows") return { [media.medium]: { rowGap: space.x4 } };
  return variant === "cards" && count % 3 === 0 ? thirds : pairs;
}

export const cardGridSectionFragment = graphql`
  fragment CardGridSection on CardGridSection {
    ...SectionFrame
    cardGridVariant: variant
    items {
      image {
        ...CardPicture
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
