import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Band } from "../../components/section/band";
import { Columns } from "../../components/section/columns";
import { Section } from "../../components/section/section";
import { SectionHeader } from "../../components/section/section-header";
import { Slider } from "../../components/slider/slider";
import { media } from "../../theme/media";
import { size } from "../../theme/tokens";
import { QuoteBesideFigure } from "./quote-beside-figure";
import { TestimonialCard } from "./testimonial-card";

/**
 * What clients say: a grid on wide screens, a slider on small ones; both are the same list. A single quote stands
 * beside the figure of its case, or without one beside its heading.
 */
export function Testimonials({ testimonials, ...frame }: Queries.TestimonialsSectionFragment) {
  const [first] = testimonials;
  const isSingle = testimonials.length === 1;
  if (isSingle && first?.caseStudy) {
    return <QuoteBesideFigure frame={frame} testimonial={first} caseStudy={first.caseStudy} />;
  }
  const slider = (
    <Slider
      css={isSingle ? styles.single : styles.grid}
      label={frame.heading}
      slides={testimonials.map((testimonial) => {
        const id = `testimonial-${testimonial.key}`;
        const name = `${testimonial.name}, ${testimonial.company}`;
        return { id, name, content: <TestimonialCard id={id} testimonial={testimonial} /> };
      })}
    />
  );
  if (!isSingle) return <Section {...frame}>{slider}</Section>;
  return (
    <Band anchor={frame.anchor} tone={frame.tone}>
      <Columns ratio="5-7">
        <SectionHeader {...frame} />
        {slider}
      </Columns>
    </Band>
  );
}

const styles = {
  grid: css({
    p: { fontSize: size.body },
    [media.roomy]: { gridTemplateColumns: "none", gridAutoColumns: "1fr", gridAutoFlow: "column" },
  }),
  single: css({
    "&& > *": { flexBasis: "100%" },
    [media.medium]: { gridTemplateColumns: "minmax(0, 1fr)" },
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
        headlinePeriod
      }
    }
  }
`;
