import { graphql } from "gatsby";
import { screens } from "../../theme";
import { buildCaseRow } from "../../components/case-study/case-row";
import { GrowthTable } from "../../components/case-study/growth-table";
import { ActionRow } from "../../components/ui/action-row";
import { Container } from "../../components/section/container";
import { Picture } from "../../components/picture/picture";
import { SectionHeader } from "../../components/section/section-header";
import { HeroFigures } from "./hero-figures";
import { HeroLedger } from "./hero-ledger";
import { styles, variants } from "./hero-styles";

/** The top of a page: its heading, the offer, and the first call to action. */
export function Hero(props: Queries.HeroSectionFragment) {
  const {
    heroVariant,
    actions,
    image,
    cover,
    figures,
    proof,
    report,
    ...header
  } = props;
  if (report) return <HeroLedger {...props} report={report} />;
  const variant = variants[heroVariant];
  const picture = cover ?? image;
  const sizes =
    heroVariant === "split" ? `${screens.wide} 72vw, 100vw` : "100vw";
  const terms = actions?.find(({ link }) => link.terms)?.link.terms;
  return (
    <section id={header.anchor ?? undefined} css={[styles.band, variant.band]}>
      <Container>
        <div css={[styles.parts, variant.parts]}>
          <div css={[styles.words, variant.words]}>
            <SectionHeader {...header} level="h1" />
            <ActionRow actions={actions} />
            {terms && <p css={styles.terms}>{terms}</p>}
          </div>
          {figures && <HeroFigures css={styles.figures} figures={figures} />}
          {proof && (
            <div css={styles.proof}>
              <GrowthTable
                label={proof.title}
                headings={[]}
                rows={[
                  { ...buildCaseRow(proof), note: proof.headlineFigure.metric },
                ]}
                isHero
              />
            </div>
          )}
          {picture && (
            <div css={[styles.picture, variant.picture]}>
              <Picture image={picture} loading="first" sizes={sizes} />
            </div>
          )}
        </div>
      </Container>
    </section>
  );
}

export const heroSectionFragment = graphql`
  fragment HeroSection on HeroSection {
    anchor
    kicker
    heading
    text {
      html
    }
    heroVariant: variant
    actions {
      ...Action
      link {
        terms
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
      title
      ...CaseName
      ...CaseSummary
    }
    image {
      ...HeroPicture
    }
    cover {
      ...HeroPicture
    }
  }

  fragment HeroPicture on Image {
    alt
    file {
      childImageSharp {
        gatsbyImageData(
          width: 2880
          breakpoints: [360, 750, 1206, 1600, 2192, 2880]
        )
      }
    }
  }
`;
