import { Link, graphql } from "gatsby";
import { Band } from "../../components/section/band";
import { Section } from "../../components/section/section";
import { SectionHeader } from "../../components/section/section-header";
import { Slider } from "../../components/slider/slider";
import {
  createStyles,
  halves,
  media,
  numeral,
  rule,
  size,
  softText,
  space,
  stack,
} from "../../theme";
import { TestimonialCard, quoteText } from "./testimonial-card";

/** Client quotes: a grid on wide screens, a slider on small ones. A single quote is next to its case or heading. */
export function Testimonials({
  testimonials,
  ...frame
}: Queries.TestimonialsSectionFragment) {
  const [first] = testimonials;
  const isSingle = testimonials.length === 1;
  if (isSingle && first?.caseStudy) {
    const { client, company, name, shortQuote } = first;
    const { headlineFigure, path } = first.caseStudy;
    return (
      <Band {...frame}>
        <div css={halves}>
          <div css={styles.words}>
            <SectionHeader {...frame} />
            <figure>
              <blockquote>
                <p css={[quoteText, styles.quote]}>{shortQuote}</p>
              </blockquote>
              <figcaption css={styles.source}>
                {name}, {company}
              </figcaption>
            </figure>
          </div>
          <p css={styles.result}>
            {client && (
              <>
                <Link to={path} css={styles.brand}>
                  {company}
                </Link>{" "}
              </>
            )}
            <strong css={styles.figure}>{headlineFigure.value}</strong>{" "}
            {headlineFigure.metric}
          </p>
        </div>
      </Band>
    );
  }
  const slides = testimonials.map((testimonial) => {
    const id = `testimonial-${testimonial.key}`;
    const isLead = !isSingle && testimonial === first;
    const content = (
      <TestimonialCard id={id} testimonial={testimonial} isLead={isLead} />
    );
    return { id, name: `${testimonial.name}, ${testimonial.company}`, content };
  });
  return (
    <Section {...frame} isBeside={isSingle}>
      {isSingle ? (
        slides[0]?.content
      ) : (
        <Slider css={styles.grid} label={frame.heading} slides={slides} />
      )}
    </Section>
  );
}

const styles = createStyles({
  grid: {
    // The first quote is a statement over the others.
    [media.wide]: {
      gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
      gap: space.x6,
      "& > :first-child": { gridColumn: "1 / -1" },
      // The sources of the others are on one line.
      "& > :not(:first-child), & > :not(:first-child) > figure": {
        display: "grid",
        gridRow: "span 2",
        gridTemplateRows: "subgrid",
      },
    },
  },
  // The quote is read first; the heading gives its source.
  words: {
    ...stack(space.x6),
    alignSelf: "center",
    // To the right of the figure.
    [media.abreast]: { order: 1 },
    h2: { fontSize: size.body, letterSpacing: 0 },
  },
  quote: {
    fontSize: "clamp(1.625rem, 1.4rem + 1vw, 2rem)",
    letterSpacing: "-0.015em",
    lineHeight: 1.15,
  },
  source: { ...softText, paddingTop: space.x6 },
  result: {
    ...stack(space.x2),
    alignSelf: "center",
    justifyItems: "start",
    borderTop: rule.strong,
  },
  brand: {
    justifySelf: "stretch",
    paddingBlock: space.x3,
    marginBottom: space.x4,
    borderBottom: rule.hairline,
    fontWeight: 600,
  },
  // No wider than half of the page.
  figure: {
    ...numeral,
    fontSize: `min(${size.figureAlone}, 13vw, 11.5rem)`,
    // Its plus sign has room on its left.
    marginInlineStart: "-0.05em",
    whiteSpace: "nowrap",
  },
});

export const testimonialsSectionFragment = graphql`
  fragment TestimonialsSection on TestimonialsSection {
    ...SectionOpening
    testimonials {
      key
      name
      company
      shortQuote
      fullQuote
      link {
        ...LinkTarget
      }
      client {
        logo {
          file {
            ...Drawing
          }
        }
      }
      caseStudy {
        path
        headlineFigure {
          value
          metric
        }
        window: image {
          file {
            childImageSharp {
              gatsbyImageData(width: 1160, breakpoints: [1160])
            }
          }
        }
      }
    }
  }
`;
