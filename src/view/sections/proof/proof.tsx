import { graphql } from "gatsby";
import { Section } from "../../components/section/section";
import { Slider } from "../../components/slider/slider";
import { css, media } from "../../theme";
import { CaseCard, MoreCases } from "./case-card";
import { CaseStatement } from "./case-statement";
import { Exhibit } from "./exhibit";
import { Quote } from "./quote";

/** Quotes or one case study below each other, or several as cards; on phones, cards to swipe. */
export function Proof(props: Queries.ProofSectionFragment) {
  const { caseStudies, linkLabel, areExhibits, more, testimonials, ...frame } =
    props;
  const Case = pickLayout(props);
  const areCards = caseStudies !== null && Case === CaseCard;
  return (
    <Section {...frame} hasAccount={!areCards}>
      <Slider
        css={areCards ? cards : rows}
        label={frame.heading}
        slides={[...buildQuotes(props), ...buildCases(props, Case)]}
      />
    </Section>
  );
}

function buildQuotes({ testimonials }: Queries.ProofSectionFragment) {
  return (testimonials ?? []).map((testimonial, index) => ({
    id: `testimonial-${testimonial.key}`,
    name: `${testimonial.name}, ${testimonial.company}`,
    content: <Quote testimonial={testimonial} isLead={index === 0} />,
  }));
}

function buildCases(
  { caseStudies, linkLabel, more }: Queries.ProofSectionFragment,
  Case: ReturnType<typeof pickLayout>,
) {
  const slides = (caseStudies ?? []).map((caseStudy) => ({
    id: `case-${caseStudy.key}`,
    name: caseStudy.brand,
    content: <Case caseStudy={caseStudy} linkLabel={linkLabel} />,
  }));
  if (!more) return slides;
  const content = <MoreCases {...more} />;
  return [...slides, { id: "more-cases", name: more.title, content }];
}

function pickLayout({
  caseStudies,
  areExhibits,
}: Queries.ProofSectionFragment) {
  if (caseStudies?.length === 1) return CaseStatement;
  return areExhibits ? Exhibit : CaseCard;
}

const rows = css({
  [media.medium]: { gridTemplateColumns: "minmax(0, 1fr)", gap: 0 },
});

const cards = css({
  [media.medium]: { gridTemplateColumns: "1fr 1fr" },
  [media.wide]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" },
  "& > li:has([data-more])": { [media.medium]: { gridColumn: "1 / -1" } },
});

export const proofSectionFragment = graphql`
  fragment ProofSection on ProofSection {
    ...SectionFrame
    linkLabel
    areExhibits
    caseStudies {
      ...CaseSummary
      ...LargeFigure
      ...CaseCard
    }
    more {
      ...MoreCases
    }
    testimonials {
      ...Quote
    }
  }
`;
