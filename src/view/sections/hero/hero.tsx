import { Link, graphql } from "gatsby";
import { screens } from "../../theme";
import { ActionRow } from "../../components/ui/action-row";
import { Container } from "../../components/section/container";
import { Picture } from "../../components/picture/picture";
import { SectionHeader } from "../../components/section/section-header";
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
          {proof && (
            <div css={styles.proof} data-proof>
              <p css={styles.brand}>{proof.brand}</p>
              <Link to={proof.path} css={styles.link}>
                {proof.title}
              </Link>
              <p css={styles.result}>
                <strong css={styles.figure}>
                  {proof.headlineFigure.value}
                </strong>{" "}
                {proof.headlineFigure.metric}
              </p>
            </div>
          )}
          {picture && (
            <div css={[styles.picture, variant.picture]}>
              <Picture
                image={picture}
                alt={picture.alt}
                loading="first"
                sizes={sizes}
              />
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
      path
      brand
      title
      headlineFigure {
        value
        metric
      }
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
