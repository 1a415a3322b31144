import type { CSSObject } from "@emotion/react";
import { graphql } from "gatsby";
import { Picture } from "../../components/picture/picture";
import { Section } from "../../components/section/section";
import { Slider } from "../../components/slider/slider";
import { ActionRow } from "../../components/ui/action-row";
import { Button } from "../../components/ui/button";
import { pageLink } from "../../components/ui/smart-link";
import {
  answeringRow,
  createStyles,
  entryAccount,
  entryColumns,
  framed,
  media,
  numeral,
  rule,
  size,
  softText,
  space,
  stack,
  wholeRow,
} from "../../theme";
import { Exhibits } from "./exhibits";

/** Case studies as the exhibits of an index, or as teasers: rows with the figures in the account column, and a slider on phones. */
export function CaseCards(props: Queries.CaseCardsSectionFragment) {
  const { caseCardsVariant, linkLabel, caseStudies, more, ...frame } = props;
  if (caseCardsVariant === "exhibits") return <Exhibits {...props} />;
  const cards = caseStudies.map((caseStudy) => {
    const { key, path, brand, industry, title, summary, cover } = caseStudy;
    const { value, metric } = caseStudy.headlineFigure;
    const content = (
      <article css={styles.card}>
        <figure css={styles.client}>
          <Picture
            css={styles.picture}
            image={cover}
            alt={cover.alt}
            sizes={pictureSizes}
          />
          <figcaption css={softText}>{`${brand}, ${industry}`}</figcaption>
        </figure>
        <p css={styles.account}>
          <strong css={styles.figure}>{value}</strong>{" "}
          <span css={softText}>{metric}</span>
        </p>
        <div css={styles.words}>
          <h3>{title}</h3>
          {!more && <p>{summary}</p>}
          <Button to={pageLink(path)} style="text">
            {linkLabel}
            <span className="visually-hidden">{`: ${brand}`}</span>
          </Button>
        </div>
      </article>
    );
    return { id: `case-${key}`, name: brand, content };
  });
  if (more) {
    const { title, text, action } = more;
    const content = (
      <div css={styles.card}>
        <h3>{title}</h3>
        <p>{text}</p>
        <ActionRow actions={[action]} css={styles.account} />
      </div>
    );
    cards.push({ id: "more-cases", name: title, content });
  }
  return (
    <Section {...frame} headingSize="small" hasAccount>
      <Slider css={styles.rows} label={frame.heading} slides={cards} />
    </Section>
  );
}

const pictureSizes = "(min-width: 37.5em) 6rem, 50vw";

/** On phones, a card of the slider: the figure is next to the picture. */
const phoneCard: CSSObject = {
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
  alignContent: "start",
  gap: space.x3,
  paddingTop: space.x4,
  "& > figure + p": { textAlign: "end" },
  "& > :not(figure, figure + p)": { gridColumn: "1 / -1" },
};

const styles = createStyles({
  rows: {
    [media.medium]: { gridTemplateColumns: "minmax(0, 1fr)", gap: 0 },
  },
  card: [
    entryColumns,
    answeringRow,
    {
      position: "relative",
      borderTop: rule.strong,
      [media.belowMedium]: phoneCard,
      [media.medium]: {
        alignItems: "center",
        rowGap: space.x1,
        paddingBlock: space.x2,
        borderTop: rule.hairline,
      },
    },
  ],
  client: {
    [media.medium]: {
      display: "flex",
      alignItems: "center",
      gap: space.x4,
      "& > picture": { flex: "none" },
    },
  },
  picture: {
    ...framed,
    marginBottom: space.x1,
    [media.medium]: { width: "6rem", marginBottom: 0 },
  },
  words: {
    ...stack(space.x1),
    justifyItems: "start",
    a: { paddingBlock: space.x1, fontSize: size.small, ...wholeRow },
  },
  account: [entryAccount, { [media.medium]: { justifyContent: "end" } }],
  figure: {
    ...numeral,
    display: "block",
    // No wider than half a card, at any text size.
    fontSize: `min(${size.figure}, 10.5vw)`,
    [media.medium]: { fontSize: "2.25rem" },
  },
});

export const caseCardsSectionFragment = graphql`
  fragment CaseCardsSection on CaseCardsSection {
    ...SectionFrame
    caseCardsVariant: variant
    linkLabel
    caseStudies {
      ...CaseSummary
      title
      summary
      cover: image {
        ...CoverPicture
      }
    }
    more {
      title
      text
      action {
        ...Action
      }
    }
  }
`;
