import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { useRef } from "react";
import { Section } from "../../components/ui/section";
import { media } from "../../theme/media";
import { space } from "../../theme/tokens";
import { SlideDots } from "./slide-dots";
import { TestimonialCard } from "./testimonial-card";
import { useCurrentSlide } from "./use-current-slide";

/** What clients say: a grid on wide screens, a slider on small ones; both are the same list. */
export function Testimonials({ testimonials, ...frame }: Queries.TestimonialsSectionFragment) {
  const slider = useRef<HTMLUListElement>(null);
  const current = useCurrentSlide(slider);
  return (
    <Section {...frame}>
      <div css={styles.stack}>
        <ul ref={slider} css={styles.slider}>
          {testimonials.map((testimonial) => (
            <li key={testimonial.key} id={slideId(testimonial.key)} css={styles.slide}>
              <TestimonialCard id={slideId(testimonial.key)} testimonial={testimonial} />
            </li>
          ))}
        </ul>
        <SlideDots
          label={frame.heading}
          current={current}
          slides={testimonials.map(({ key, name, company }) => ({
            id: slideId(key),
            name: `${name}, ${company}`,
          }))}
        />
      </div>
    </Section>
  );
}

function slideId(key: string): string {
  return `testimonial-${key}`;
}

const styles = {
  stack: css({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: space.x4,
  }),
  slider: css({
    // Slides run to the edge of the screen, so that the next one shows.
    position: "relative",
    display: "flex",
    gap: space.x3,
    marginInline: `calc(-1 * ${space.x4})`,
    paddingInline: space.x4,
    scrollPaddingInline: space.x4,
    overflowX: "auto",
    overscrollBehaviorX: "contain",
    scrollSnapType: "x mandatory",
    scrollbarWidth: "none",
    // A quote that opens makes its own card taller, not its neighbor's.
    "&:has(details[open])": { alignItems: "start" },
    [media.motion]: { scrollBehavior: "smooth" },
    [media.medium]: {
      display: "grid",
      gridTemplateColumns: "1fr 1fr",
      gap: space.x6,
      marginInline: 0,
      paddingInline: 0,
      overflow: "visible",
    },
    [media.wide]: { gridTemplateColumns: "repeat(12, 1fr)" },
  }),
  slide: css({
    flex: "0 0 88%",
    display: "grid",
    scrollSnapAlign: "start",
    [media.wide]: {
      gridColumn: "span 5",
      "&:nth-of-type(4n + 1), &:nth-of-type(4n + 4)": { gridColumn: "span 7" },
    },
  }),
};

export const testimonialsSectionFragment = graphql`
  fragment TestimonialsSection on TestimonialsSection {
    anchor
    tone
    kicker
    heading
    text {
      html
    }
    testimonials {
      key
      name
      company
      shortQuote
      fullQuote
    }
  }
`;
