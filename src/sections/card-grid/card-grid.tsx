import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { ActionRow } from "../../components/ui/action-row";
import { CardPicture } from "../../components/picture/card-picture";
import { Icon } from "../../components/ui/icon";
import { RichText } from "../../components/ui/rich-text";
import { Section } from "../../components/section/section";
import { media } from "../../theme/media";
import { color, radius, rule, space } from "../../theme/tokens";

/** Points of equal weight, side by side. */
export function CardGrid({ cardGridVariant, items, ...frame }: Queries.CardGridSectionFragment) {
  return (
    <Section {...frame}>
      <ul css={[styles.grid, grids[cardGridVariant]]} data-reveal>
        {items.map(({ icon, image, title, text, action }) => (
          <li key={title} css={[styles.item, looks[cardGridVariant]]}>
            {image && <CardPicture image={image} />}
            {icon && <Icon name={icon} css={styles.icon} />}
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
  grid: css({ display: "grid", gap: space.x6 }),
  item: css({ display: "flex", flexDirection: "column", gap: space.x3 }),
  // Links of one row stand on one line.
  action: css({ marginTop: "auto" }),
  icon: css({ color: color.spruce }),
};

const frame = css({
  padding: space.x6,
  border: rule.hairline,
  borderRadius: radius.card,
  background: color.paper,
  color: color.ink,
});

const looks: Record<Queries.CardGridVariant, ReturnType<typeof css>> = {
  tiles: css({ paddingTop: space.x4, borderTop: rule.hairline }),
  cards: frame,
  pair: css(frame, { [media.wide]: { padding: space.x8 } }),
};

const grids: Record<Queries.CardGridVariant, ReturnType<typeof css>> = {
  tiles: css({
    columnGap: space.x8,
    rowGap: space.x8,
    [media.medium]: { gridTemplateColumns: "1fr 1fr" },
    [media.wide]: { gridTemplateColumns: "repeat(4, 1fr)" },
  }),
  cards: css({
    [media.medium]: { gridTemplateColumns: "1fr 1fr" },
    [media.wide]: { gridTemplateColumns: "repeat(3, 1fr)" },
  }),
  pair: css({ [media.medium]: { gridTemplateColumns: "1fr 1fr" } }),
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
