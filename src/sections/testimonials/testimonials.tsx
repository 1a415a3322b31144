import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Band } from "../../components/section/band";
import { Columns } from "../../components/section/columns";
import { Section } from "../../components/section/section";
import { SectionHeader } from "../../components/section/section-header";
import { Slider } from "../../components/slider/slider";
import { SmartLink, pageLink } from "../../components/ui/smart-link";
import { color, media, numeral, rule, size, space } from "../../theme/tokens";
import { TestimonialCard, quoteText } from "./testimonial-card";

/** Client quotes: a grid on wide screens, a slider on small ones. A single quote is next to its case or heading. */
export function Testimonials({ testimonials, ...frame }: Queries.TestimonialsSectionFragment) {
  const [first] = testimonials;
  const isSingle = testimonials.length === 1;
  if (isSingle && first?.caseStudy) {
    const { company, name, shortQuote } = first;
    const { headlineFigure, path } = first.caseStudy;
    return (
      <Band {...frame}>
        <Columns start={7} isCentered>
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
            <SmartLink to={pageLink(path)} css={styles.brand}>
              {company}
            </SmartLink>{" "}
            <strong css={styles.figure}>{headlineFigure.value}</strong> {headlineFigure.metric}
          </p>
        </Columns>
      </Band>
    );
  }
  const slider = (
    <Slider
      css={isSingle ? styles.single : styles.grid}
      label={frame.heading}
      slides={testimonials.map((testimonial) => {
        const id = `testimonial-${testimonial.key}`;
        const name = `${testimonial.name}, ${testimonial.company}`;
        return {
          id,
          name,
          content: (
            <TestimonialCard
              id={id}
              testimonial={testimonial}
              isLead={!isSingle && testimonial === first}
            />
          ),
        };
      })}
    />
  );
  if (!isSingle) return <Section {...frame}>{slider}</Section>;
  return (
    <Band {...frame}>
      <Columns start={5}>
        <SectionHeader {...frame} />
        {slider}
      </Columns>
    </Band>
  );
}

const styles = {
  grid: css({
    // The first quote is a statement over the others.
    [media.wide]: {
      gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
      gap: space.x6,
      "& > :first-child": { gridColumn: "1 / -1" },
    },
  }),
  single: css({
    "&& > *": { flexBasis: "100%" },
    [media.medium]: { gridTemplateColumns: "minmax(0, 1fr)" },
  }),
  // The quote is read first; the heading gives its source.
  words: css({ display: "grid", gap: space.x6, h2: { fontSize: size.body, letterSpacing: 0 } }),
  quote: css({ fontSize: size.h2, letterSpacing: "-0.015em", lineHeight: 1.15 }),
  source: css({ paddingTop: space.x6, fontSize: size.small, color: color.inkSoft }),
  result: css({
    display: "grid",
    gap: space.x2,
    justifyItems: "start",
    borderTop: `2px solid ${color.spruce}`,
  }),
  brand: css({
    justifySelf: "stretch",
    paddingBlock: space.x3,
    marginBottom: space.x4,
    borderBottom: rule.hairline,
    fontWeight: 600,
  }),
  // No wider than half of the page.
  figure: css(numeral, { fontSize: `min(${size.figureAlone}, 13vw)`, whiteSpace: "nowrap" }),
};

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
      }
    }
  }
`;
