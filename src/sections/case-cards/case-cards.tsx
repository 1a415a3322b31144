import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Section } from "../../components/section/section";
import { Slider } from "../../components/slider/slider";
import { CaseCard } from "./case-card";
import { caseLayouts } from "./case-layouts";
import { ActionRow } from "../../components/ui/action-row";
import { color, size } from "../../theme/tokens";
import { caseSheet } from "./case-sheet";
type MoreCasesProps = NonNullable<Queries.CaseCardsSectionFragment["more"]>;
/** The last of the cards, which leads to all case studies. */
function MoreCases({ title, text, action }: MoreCasesProps) {
  return (
    <div css={[caseSheet, sheet]}>
      <h3>{title}</h3>
      <p>{text}</p>
      <ActionRow actions={[action]} />
    </div>
  );
}
// It has no picture: its words stand large at the foot.
const sheet = css({
  justifyContent: "end",
  background: color.mint,
  borderColor: color.mint,
  h3: { fontSize: size.h2 },
  "& > :last-child": { marginTop: 0 },
});

/** Case studies as cards: teasers that are a slider on small screens, or the entries of an index. */
export function CaseCards({
  caseCardsVariant,
  linkLabel,
  caseStudies,
  more,
  ...frame
}: Queries.CaseCardsSectionFragment) {
  const isIndex = caseCardsVariant === "grid";
  const slides = caseStudies.map((caseStudy, index) => ({
    id: `case-${caseStudy.key}`,
    name: caseStudy.brand,
    content: (
      <CaseCard
        caseStudy={caseStudy}
        linkLabel={linkLabel}
        hasServices={isIndex}
        picture={isIndex ? indexPicture(index) : more !== null ? "quarter" : "half"}
      />
    ),
  }));
  const last = more && {
    id: "more-cases",
    name: more.title,
    content: <MoreCases {...more} />,
  };
  const all = last ? [...slides, last] : slides;
  return (
    <Section {...frame}>
      {isIndex ? (
        <ul css={caseLayouts.index} data-reveal>
          {all.map(({ id, content }) => (
            <li key={id} css={entry}>
              {content}
            </li>
          ))}
        </ul>
      ) : (
        <Slider
          css={all.length === 5 ? caseLayouts.five : caseLayouts.pairs}
          label={frame.heading}
          slides={all}
        />
      )}
    </Section>
  );
}

/** As caseLayouts.index places them. */
const indexPicture = (index: number) => (index % 4 === 0 || index % 4 === 3 ? "tall" : "narrow");

const entry = css({ display: "grid" });

export const caseCardsSectionFragment = graphql`
  fragment CaseCardsSection on CaseCardsSection {
    ...SectionOpening
    tone
    caseCardsVariant: variant
    linkLabel
    caseStudies {
      ...CaseSummary
      title
      summary
      image {
        ...CardPicture
        ...TallPicture
      }
    }
    more {
      title
      text
      action {
        ...Action
      }
    }
    actions {
      ...Action
    }
  }
`;
