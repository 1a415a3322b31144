import { graphql } from "gatsby";
import { Section } from "../../components/section/section";
import { Slider } from "../../components/slider/slider";
import { createStyles, media } from "../../theme";
import { CaseCard, MoreCases } from "./case-card";
import { CaseStatement } from "./case-statement";
import { Quote } from "./quote";

/** Quotes or one case study below each other, or several as cards; on phones, cards to swipe. */
export function Proof(props: Queries.ProofSectionFragment) {
  const { heading, caseStudies, areExhibits } = props;
  const areCards = caseStudies !== null && caseStudies.length > 1;
  return (
    <Section {...props} hasAccount={!areCards}>
      <Slider
        css={
          areCards ? [styles.cards, !areExhibits && styles.fours] : styles.rows
        }
        label={heading}
        slides={[...buildQuotes(props), ...buildCases(props)]}
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

function buildCases(props: Queries.ProofSectionFragment) {
  const { caseStudies, areExhibits, more } = props;
  const Case = caseStudies?.length === 1 ? CaseStatement : CaseCard;
  const slides = (caseStudies ?? []).map((caseStudy, index) => ({
    id: `case-${caseStudy.key}`,
    name: caseStudy.brand,
    content: (
      <Case {...caseStudy} isExhibit={areExhibits} isFirst={index === 0} />
    ),
  }));
  if (!more) return slides;
  const content = <MoreCases {...more} />;
  return [...slides, { id: "more-cases", name: more.title, content }];
}

const styles = createStyles({
  rows: {
    [media.medium]: { gridTemplateColumns: "minmax(0, 1fr)", gap: 0 },
    // A part of a case study is next to the section's heading.
    [media.wide]: { position: "static" },
  },
  cards: {
    [media.medium]: { gridTemplateColumns: "1fr 1fr" },
    "& > li:has([data-more])": { [media.medium]: { gridColumn: "1 / -1" } },
  },
  fours: { [media.wide]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" } },
});

export const proofSectionFragment = graphql`
  fragment ProofSection on ProofSection {
    ...SectionFrame
    areExhibits
    caseStudies {
      ...CaseSummary
      ...CaseStatement
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
