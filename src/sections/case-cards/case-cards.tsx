import { css } from "@emotion/react";
import type { CSSObject } from "@emotion/react";
import { graphql } from "gatsby";
import { ActionRow } from "../../components/ui/action-row";
import { Section } from "../../components/ui/section";
import { Slider } from "../../components/ui/slider";
import { media } from "../../theme/media";
import { color, size, space } from "../../theme/tokens";
import { CaseCard } from "./case-card";
import { caseSheet } from "./case-sheet";

/** Case studies as cards: teasers that are a slider on small screens, or the entries of an index. */
export function CaseCards({
  caseCardsVariant,
  linkLabel,
  caseStudies,
  more,
  ...frame
}: Queries.CaseCardsSectionFragment) {
  const isIndex = caseCardsVariant === "grid";
  const slides = caseStudies.map((caseStudy) => ({
    id: `case-${caseStudy.key}`,
    name: caseStudy.brand,
    content: <CaseCard caseStudy={caseStudy} linkLabel={linkLabel} hasServices={isIndex} />,
  }));
  const last = more && {
    id: "more-cases",
    name: more.title,
    content: (
      <div css={[caseSheet, styles.more]}>
        <h3>{more.title}</h3>
        <p>{more.text}</p>
        <ActionRow actions={[more.action]} />
      </div>
    ),
  };
  const all = last ? [...slides, last] : slides;
  return (
    <Section {...frame}>
      {isIndex ? (
        <ul css={styles.grid} data-reveal>
          {all.map(({ id, content }) => (
            <li key={id} css={styles.entry}>
              {content}
            </li>
          ))}
        </ul>
      ) : (
        <Slider
          css={all.length === 5 ? styles.five : styles.pairs}
          label={frame.heading}
          slides={all}
        />
      )}
    </Section>
  );
}

/** A card of two columns has its picture on one side, and all else on the other. */
const besidePicture: CSSObject = {
  "& > article": {
    display: "grid",
    gridTemplate: "repeat(5, auto) 1fr / 1fr 1fr",
    columnGap: space.x8,
    "& > :last-child": { alignSelf: "end" },
  },
  picture: { gridRow: "1 / -1" },
  "picture > img": { height: "100%" },
};

const styles = {
  grid: css({
    display: "grid",
    gap: space.x6,
    [media.medium]: { gridTemplateColumns: "1fr 1fr" },
    // Three columns; the first and the fourth entry take two, so that four leave no gap.
    [media.wide]: {
      gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
      "& > :nth-of-type(4n + 1), & > :nth-of-type(4n)": { gridColumn: "span 2", ...besidePicture },
    },
  }),
  pairs: css({ [media.wide]: { gridTemplateColumns: "1fr 1fr" } }),
  // Two large teasers over three small ones.
  five: css({
    [media.wide]: {
      gridTemplateColumns: "repeat(6, minmax(0, 1fr))",
      "& > *": { gridColumn: "span 2" },
      "& > :nth-of-type(-n + 2)": { gridColumn: "span 3" },
    },
  }),
  entry: css({ display: "grid" }),
  // It has no picture: its words stand large at the foot.
  more: css({
    justifyContent: "end",
    background: color.mint,
    borderColor: color.mint,
    h3: { fontSize: size.h2 },
    "& > :last-child": { marginTop: 0 },
  }),
};

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
