import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { ActionRow } from "../../components/ui/action-row";
import { Columns } from "../../components/section/columns";
import { Container } from "../../components/section/container";
import { Picture } from "../../components/picture/picture";
import { SidePicture } from "../../components/picture/side-picture";
import { SmartLink, pageLink } from "../../components/ui/smart-link";
import { RatingBadge } from "../../components/ui/rating-badge";
import { SectionHeader } from "../../components/section/section-header";
import { HeroLedger } from "./hero-ledger";
import { splitAt } from "../../theme/grid";
import { color, font, media, numeral, radius, rule, size, space } from "../../theme/tokens";

/** The top of a page: its heading, the offer, and the first call to action. */
export function Hero(props: Queries.HeroSectionFragment) {
  const { heroVariant, actions, image, cover, badge, figures, proof, report, ...header } = props;
  if (report) return <HeroLedger {...props} report={report} />;
  const layout = image ? "column" : "open";
  return (
    <section id={header.anchor ?? undefined} css={[styles.band, variants[heroVariant]]}>
      <Container>
        <Columns start={image ? 7 : undefined} isCentered>
          <div css={[styles.words, layout === "open" && styles.open]}>
            {badge && <RatingBadge {...badge} />}
            <SectionHeader {...header} level="h1" layout={layout} />
            <ActionRow actions={actions} />
            {figures && (
              <dl css={styles.figures}>
                {figures.map(({ key, value, label }) => (
                  <div key={key}>
                    <dt>{label}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
            )}
          </div>
          {proof && (
            <div css={[styles.proof, image && styles.below]} data-proof>
              <p css={styles.brand}>{proof.brand}</p>
              <p css={styles.result}>
                <strong css={styles.figure}>{proof.headlineFigure.value}</strong>{" "}
                {proof.headlineFigure.metric}
              </p>
              <p css={styles.period}>{proof.headlinePeriod}</p>
              <SmartLink to={pageLink(proof.path)} css={styles.link}>
                {proof.title}
              </SmartLink>
            </div>
          )}
          {image && <SidePicture image={image} isHero />}
          {cover && <Picture css={styles.wide} image={cover} alt={cover.alt} isHero="fromMedium" />}
        </Columns>
      </Container>
    </section>
  );
}

const styles = {
  band: css({ paddingTop: space.x8 }),
  words: css({ display: "grid", gap: space.x8, justifyItems: "start" }),
  // Without a picture, the text is full width, with the badge at the upper right and the actions at the lower right.
  open: css({
    [media.wide]: {
      "& > *": { gridArea: "1 / 1" },
      "& > a, & > div + div": { zIndex: 1, placeSelf: "start end", marginTop: `-${space.x3}` },
      "& > div + div": { alignSelf: "end", justifyContent: "end", maxWidth: "43%" },
    },
  }),
  figures: css({
    display: "grid",
    gridTemplateColumns: "auto auto",
    gap: `${space.x3} ${space.x6}`,
    paddingTop: space.x4,
    borderTop: rule.hairline,
    [media.wide]: { gridAutoFlow: "column" },
    div: { display: "flex", flexDirection: "column-reverse" },
    dt: { fontSize: size.small, color: color.inkSoft },
    dd: css(numeral, { fontSize: size.h3 }),
  }),
  proof: css({
    display: "grid",
    alignItems: "baseline",
    gap: `${space.x1} ${space.x8}`,
    paddingBlock: space.x4,
    borderTop: `2px solid ${color.spruce}`,
    borderBottom: rule.hairline,
    [media.abreast]: { ...splitAt(4, 7), alignItems: "center" },
  }),
  // On phones it still comes before the picture.
  below: css({ [media.abreast]: { gridColumn: "1 / -1", order: 1 } }),
  brand: css({ fontFamily: font.label, fontSize: size.h3, fontWeight: 700, lineHeight: 1.2 }),
  result: css({ [media.abreast]: { gridArea: "1 / 2 / span 2" } }),
  figure: css(numeral, { fontSize: size.h2 }),
  period: css({
    fontSize: size.small,
    color: color.inkSoft,
    [media.abreast]: { gridArea: "2 / 1" },
  }),
  link: css({ [media.abreast]: { gridArea: "1 / 3 / span 2", textAlign: "end" } }),
  wide: css({
    width: "100%",
    aspectRatio: "16 / 9",
    objectFit: "cover",
    borderRadius: radius.card,
    [media.wide]: { aspectRatio: "5 / 2" },
  }),
};

const variants: Record<Queries.HeroVariant, ReturnType<typeof css>> = {
  plain: css({
    paddingBottom: space.x12,
    [media.wide]: { paddingTop: space.x24, paddingBottom: space.x16 },
  }),
  split: css({ paddingBottom: space.x16, [media.wide]: { paddingBlock: space.x24 } }),
  // Short enough that the next section is visible at the bottom of the screen.
  panorama: css({ paddingBottom: space.x16, [media.wide]: { paddingTop: space.x16 } }),
  stage: css({ paddingBottom: space.x8, [media.wide]: { paddingBlock: space.x16 } }),
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
    report {
      ...HeroReport
    }
    figures {
      key
      value
      label
    }
    proof {
      path
      brand
      title
      headlineFigure {
        value
        metric
      }
      headlinePeriod
    }
    image {
      ...SidePicture
    }
    cover {
      ...CoverPicture
    }
  }
`;
