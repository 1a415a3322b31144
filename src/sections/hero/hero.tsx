import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { ActionRow } from "../../components/ui/action-row";
import { Columns } from "../../components/ui/columns";
import { Container } from "../../components/ui/container";
import { SidePicture } from "../../components/ui/side-picture";
import { RatingBadge } from "../../components/ui/rating-badge";
import { SectionHeader } from "../../components/ui/section-header";
import { media } from "../../theme/media";
import { space } from "../../theme/tokens";

/** What a page opens with: its heading, what it offers, and the first call to action. */
export function Hero({
  anchor,
  heroVariant,
  kicker,
  heading,
  text,
  actions,
  image,
  badge,
}: Queries.HeroSectionFragment) {
  return (
    <section id={anchor ?? undefined} css={[styles.band, variants[heroVariant]]}>
      <Container>
        <Columns ratio={image ? "7-5" : undefined} isCentered>
          <div css={styles.words}>
            {badge && <RatingBadge {...badge} />}
            <SectionHeader
              level="h1"
              isWide={!image}
              kicker={kicker}
              heading={heading}
              text={text}
            />
            <ActionRow actions={actions} />
          </div>
          {image && <SidePicture image={image} isHero />}
        </Columns>
      </Container>
    </section>
  );
}

const styles = {
  band: css({ paddingTop: space.x12, [media.wide]: { paddingTop: space.x24 } }),
  words: css({ display: "grid", gap: space.x8, justifyItems: "start" }),
};

const variants: Record<Queries.HeroVariant, ReturnType<typeof css>> = {
  plain: css({ paddingBottom: space.x12, [media.wide]: { paddingBottom: space.x16 } }),
  split: css({ paddingBottom: space.x16, [media.wide]: { paddingBottom: space.x24 } }),
  stage: css({ paddingBottom: space.x12, [media.wide]: { paddingBottom: space.x16 } }),
};

export const heroSectionFragment = graphql`
  fragment HeroSection on HeroSection {
    ...SectionOpening
    heroVariant: variant
    actions {
      ...Action
    }
    badge {
      rating
      label
      link {
        ...LinkTarget
      }
    }
    image {
      ...SidePicture
    }
  }
`;
