import { css } from "@emotion/react";
import { Band } from "../../components/section/band";
import { Columns } from "../../components/section/columns";
import { SectionHeader } from "../../components/section/section-header";
import { numeral } from "../../components/ui/numeral";
import { SmartLink, toPage } from "../../components/ui/smart-link";
import { color, rule, size, space } from "../../theme/tokens";
import { quoteText } from "./testimonial-card";

type Section = Queries.TestimonialsSectionFragment;

interface QuoteBesideFigureProps {
  frame: Omit<Section, "testimonials">;
  testimonial: Section["testimonials"][number];
  caseStudy: NonNullable<Section["testimonials"][number]["caseStudy"]>;
}

/** One quote, set large, beside the result of the store that says it. */
export function QuoteBesideFigure({ frame, testimonial, caseStudy }: QuoteBesideFigureProps) {
  const { name, company, shortQuote } = testimonial;
  const { headlineFigure, headlinePeriod, path } = caseStudy;
  return (
    <Band anchor={frame.anchor} tone={frame.tone}>
      <Columns ratio="figureLast" isCentered>
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
          <SmartLink to={toPage(path)} css={styles.brand}>
            {company}
          </SmartLink>{" "}
          <strong css={styles.figure}>{headlineFigure.value}</strong> {headlineFigure.metric}
          <span css={styles.note}>{headlinePeriod}</span>
        </p>
      </Columns>
    </Band>
  );
}

const styles = {
  // The quote is what is read first; the heading says whose it is.
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
  figure: css(numeral, { fontSize: size.caseFigure, whiteSpace: "nowrap" }),
  note: css({ fontSize: size.small, color: color.inkSoft }),
};
