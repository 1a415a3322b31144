import { type CSSObject, css } from "@emotion/react";
import { graphql } from "gatsby";
import { Section } from "../../components/section/section";
import { Slider } from "../../components/slider/slider";
import { CaseCard, caseSheet } from "./case-card";
import { ActionRow } from "../../components/ui/action-row";
import { color, media, size, space } from "../../theme/tokens";

/** Case studies as cards: teasers that are a slider on small screens, or the entries of an index. */
export function CaseCards(props: Queries.CaseCardsSectionFragment) {
  const { caseCardsVariant, linkLabel, caseStudies, more, ...frame } = props;
  const isIndex = caseCardsVariant === "grid";
  const teaser = more ? "smallTeaser" : "teaser";
  const cards = caseStudies.map((caseStudy, index) => {
    const kind = isIndex ? toEntryKind(index) : teaser;
    const content = <CaseCard caseStudy={caseStudy} linkLabel={linkLabel} kind={kind} />;
    return { id: `case-${caseStudy.key}`, name: caseStudy.brand, content };
  });
  if (more) cards.push({ id: "more-cases", name: more.title, content: <MoreCases {...more} /> });
  return (
    <Section {...frame}>
      {isIndex ? (
        <ul css={styles.index} data-reveal>
          {cards.map(({ id, content }) => (
            <li key={id} css={styles.entry}>
              {content}
            </li>
          ))}
        </ul>
      ) : (
        <Slider
          css={cards.length === 5 ? styles.five : styles.pairs}
          label={frame.heading}
          slides={cards}
        />
      )}
    </Section>
  );
}

const toEntryKind = (index: number) => ([0, 3].includes(index % 4) ? "tallEntry" : "entry");

type MoreCasesProps = NonNullable<Queries.CaseCardsSectionFragment["more"]>;

function MoreCases({ title, text, action }: MoreCasesProps) {
  return (
    <div css={[caseSheet, styles.more]}>
      <h3>{title}</h3>
      <p>{text}</p>
      <ActionRow actions={[action]} />
    </div>
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
  "picture > img": { height: "100%", maxHeight: "36rem" },
};

const styles = {
  /** Three columns; the first and the fourth entry take two, so that four leave no gap. */
  index: css({
    display: "grid",
    gap: space.x6,
    // The whole card is its link, which keeps its own few words.
    article: { position: "relative", [media.hover]: { "&:hover": { borderColor: color.spruce } } },
    "article > a::before": { content: '""', position: "absolute", inset: 0 },
    [media.medium]: { gridTemplateColumns: "1fr 1fr" },
    [media.wide]: {
      gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
      "& > :nth-of-type(4n + 1), & > :nth-of-type(4n)": { gridColumn: "span 2", ...besidePicture },
    },
  }),
  entry: css({ display: "grid" }),
  pairs: css({ [media.wide]: { gridTemplateColumns: "1fr 1fr" } }),
  /** Four teasers abreast, or two pairs of them, over the way to all cases. */
  five: css({
    "& > :nth-of-type(5)": { gridColumn: "1 / -1" },
    [media.wide]: {
      gridTemplateColumns: "repeat(4, 1fr)",
      "& > li img": { height: "10rem" },
      "& > li strong": { fontSize: size.h2 },
      "& > li > div": { flexDirection: "row", justifyContent: "space-between" },
    },
  }),
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
