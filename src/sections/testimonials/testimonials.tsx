import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Section } from "../../components/ui/section";
import { Slider } from "../../components/ui/slider";
import { media } from "../../theme/media";
import { TestimonialCard } from "./testimonial-card";

/** What clients say: a grid on wide screens, a slider on small ones; both are the same list. */
export function Testimonials({ testimonials, ...frame }: Queries.TestimonialsSectionFragment) {
  return (
    <Section {...frame}>
      <Slider
        css={testimonials.length > 1 ? styles.grid : styles.single}
        label={frame.heading}
        slides={testimonials.map((testimonial) => {
          const id = `testimonial-${testimonial.key}`;
          const name = `${testimonial.name}, ${testimonial.company}`;
          return { id, name, content: <TestimonialCard id={id} testimonial={testimonial} /> };
        })}
      />
    </Section>
  );
}

const styles = {
  grid: css({
    // A quote that opens makes its own card taller, not its neighbor's.
    "&:has(details[open])": { alignItems: "start" },
    [media.wide]: {
      gridTemplateColumns: "repeat(12, 1fr)",
      "& > *": { gridColumn: "span 5" },
      "& > :nth-of-type(4n + 1), & > :nth-of-type(4n + 4)": { gridColumn: "span 7" },
    },
  }),
  single: css({
    "&& > *": { flexBasis: "100%" },
    [media.medium]: { gridTemplateColumns: "minmax(0, 46rem)" },
  }),
};

export const testimonialsSectionFragment = graphql`
  fragment TestimonialsSection on TestimonialsSection {
    ...SectionOpening
    tone
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
            address
          }
        }
      }
      caseStudy {
        headlineFigure {
          value
          metric
        }
      }
    }
  }
`;
