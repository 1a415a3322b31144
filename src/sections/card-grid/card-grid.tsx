import { type CSSObject, type SerializedStyles, css } from "@emotion/react";
import { graphql } from "gatsby";
import { ActionRow } from "../../components/ui/action-row";
import { CardPicture } from "../../components/picture/card-picture";
import { Icon } from "../../components/ui/icon";
import { RichText } from "../../components/ui/rich-text";
import { Section } from "../../components/section/section";
import { splitAt } from "../../theme/grid";
import { color, media, radius, rule, space } from "../../theme/tokens";

const frame: CSSObject = {
  padding: space.x6,
  border: rule.hairline,
  borderRadius: radius.card,
  background: color.paper,
  color: color.ink,
};

/** An item's styles by variant; the other variants look as on phones. */
const variants: Partial<Record<Queries.CardGridVariant, SerializedStyles>> = {
  cards: css({ [media.medium]: frame }),
  pair: css({ [media.medium]: frame, "picture img": { height: "10rem", objectFit: "cover" } }),
  rows: css({
    [media.medium]: {
      display: "grid",
      ...splitAt(5),
      columnGap: space.x8,
      alignItems: "baseline",
      "& > h3": { gridColumn: 1 },
      // Keeps the link's text on the row's baseline, whatever the link's height.
      "& > h3 + div + div": { gridColumn: 2, marginBlock: `-${space.x2}` },
    },
    [media.wide]: { ...splitAt(5, 10), "& > h3 + div + div": { gridColumn: 3 } },
  }),
};

/** The maximum number of columns on wide screens. */
const most = { tiles: 4, cards: 3, pair: 2, beside: 2, rows: 1 } as const;

/** Items of equal weight, side by side. */
export function CardGrid({ cardGridVariant, items, ...frame }: Queries.CardGridSectionFragment) {
  return (
    <Section {...frame} isBeside={cardGridVariant === "beside"}>
      <ul css={[styles.grid, columns[fillRows(items.length, most[cardGridVariant])]]} data-reveal>
        {items.map(({ icon, image, title, text, action }) => (
          <li key={title} css={[styles.item, variants[cardGridVariant]]}>
            {image && <CardPicture image={image} />}
            {icon && <Icon name={icon} />}
            <h3>{title}</h3>
            <RichText html={text.html} />
            {action && (
              <div css={styles.action}>
                <ActionRow actions={[action]} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

const styles = {
  grid: css({ display: "grid", gap: space.x3, [media.medium]: { gap: space.x6 } }),
  // Ledger rows: all variants on phones, those without a frame on larger screens.
  item: css({
    display: "flex",
    flexDirection: "column",
    gap: space.x2,
    paddingTop: space.x4,
    borderTop: rule.hairline,
  }),
  action: css({
    marginTop: "auto",
    [media.belowMedium]: { marginBlock: `-${space.x2}` },
  }),
};

const lastOfOdd = "& > :last-of-type:nth-of-type(odd)";
/** Two columns; the last of an odd number spans the row. */
const pairs = { gridTemplateColumns: "1fr 1fr", [lastOfOdd]: { gridColumn: "1 / -1" } };
const columns = {
  1: css({ [media.medium]: { gap: space.x4 } }),
  2: css({ [media.medium]: pairs }),
  3: css({
    [media.medium]: pairs,
    [media.wide]: { gridTemplateColumns: "repeat(3, 1fr)", [lastOfOdd]: { gridColumn: "auto" } },
  }),
  4: css({ [media.medium]: pairs, [media.wide]: { gridTemplateColumns: "repeat(4, 1fr)" } }),
};

export const cardGridSectionFragment = graphql`
  fragment CardGridSection on CardGridSection {
    ...SectionOpening
    tone
    cardGridVariant: variant
    items {
      icon
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
    actions {
      ...Action
    }
  }
`;

/** The largest number of columns that fills the last row; two if none does, as with five or seven items. */
function fillRows(count: number, most: keyof typeof columns): keyof typeof columns {
  const fitting = ([4, 3] as const).find((columns) => columns <= most && count % columns === 0);
  return fitting ?? (most === 1 ? 1 : 2);
}
