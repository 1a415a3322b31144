import { css } from "@emotion/react";
import type { CSSObject } from "@emotion/react";
import { graphql } from "gatsby";
import { ActionRow } from "../../components/ui/action-row";
import { CardPicture } from "../../components/picture/card-picture";
import { Icon } from "../../components/ui/icon";
import { RichText } from "../../components/ui/rich-text";
import { fillRows } from "../../components/section/fill-rows";
import { Section } from "../../components/section/section";
import { media } from "../../theme/media";
import { color, radius, rule, space } from "../../theme/tokens";

/** Points of equal weight, side by side. */
export function CardGrid({ cardGridVariant, items, ...frame }: Queries.CardGridSectionFragment) {
  const abreast = fillRows(items.length, most[cardGridVariant]);
  const isOdd = items.length % 2 === 1;
  return (
    <Section {...frame}>
      <ul css={[styles.grid, columns[abreast], isOdd && lastAlone[abreast]]} data-reveal>
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
  grid: css({ display: "grid", gap: space.x3, [media.medium]: { gap: space.x6 } }),
  // Entries of a ledger: on phones all of them, on larger screens those without a frame.
  item: css({
    display: "flex",
    flexDirection: "column",
    gap: space.x2,
    paddingTop: space.x4,
    borderTop: rule.hairline,
  }),
  // Links of one row stand on one line.
  action: css({
    marginTop: "auto",
    // Around a link as high as a finger there is room enough.
    [media.belowMedium]: { marginBlock: `-${space.x2}` },
  }),
  icon: css({ color: color.spruce }),
};

const frame: CSSObject = {
  padding: space.x6,
  border: rule.hairline,
  borderRadius: radius.card,
  background: color.paper,
  color: color.ink,
};

const looks = {
  tiles: undefined,
  cards: css({ [media.medium]: frame }),
  pair: css({ [media.medium]: frame, "picture img": { height: "10rem", objectFit: "cover" } }),
};

/** How many points stand abreast on wide screens, at most. */
const most = { tiles: 4, cards: 3, pair: 2 } as const;

const pairs = { gridTemplateColumns: "1fr 1fr" };
const columns = {
  2: css({ [media.medium]: pairs }),
  3: css({ [media.medium]: pairs, [media.wide]: { gridTemplateColumns: "repeat(3, 1fr)" } }),
  4: css({ [media.medium]: pairs, [media.wide]: { gridTemplateColumns: "repeat(4, 1fr)" } }),
};

/** The last of an odd number of points takes a whole row, where rows hold two. */
const lastAlone = {
  2: css({ [media.medium]: { "& > :last-of-type": { gridColumn: "1 / -1" } } }),
  3: css({
    [media.medium]: { "& > :last-of-type": { gridColumn: "1 / -1" } },
    [media.wide]: { "& > :last-of-type": { gridColumn: "auto" } },
  }),
  4: css({}),
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
