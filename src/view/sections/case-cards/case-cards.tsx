import { graphql } from "gatsby";
import { CardPicture } from "../../components/picture/card-picture";
import { Section } from "../../components/section/section";
import { Slider } from "../../components/slider/slider";
import { ActionRow } from "../../components/ui/action-row";
import { Button } from "../../components/ui/button";
import { pageLink } from "../../components/ui/smart-link";
import {
  css,
  gap,
  media,
  numeral,
  rule,
  softText,
  space,
  splitAt,
} from "../../theme";
import { Exhibits } from "./exhibits";

/** Case studies as a slider of teasers, or as the exhibits of an index. */
export function CaseCards(props: Queries.CaseCardsSectionFragment) {
  const { caseCardsVariant, linkLabel, caseStudies, more, ...frame } = props;
  if (caseCardsVariant === "exhibits") return <Exhibits {...props} />;
  const cards = caseStudies.map((caseStudy) => {
    const {
      key,
      path,
      brand,
      industry,
      title,
      summary,
      image,
      headlineFigure,
    } = caseStudy;
    const content = (
      <article css={styles.card}>
        <CardPicture image={image} sizes={more ? sizesOfFour : undefined} />
        <p>
          <strong css={styles.figure}>{headlineFigure.value}</strong>{" "}
          <span css={styles.soft}>{headlineFigure.metric}</span>
        </p>
        <h3>{title}</h3>
        <p css={styles.soft}>{`${brand}, ${industry}`}</p>
        {!more && <p>{summary}</p>}
        <Button to={pageLink(path)} style="text">
          {linkLabel}
          <span className="visually-hidden">{`: ${brand}`}</span>
        </Button>
      </article>
    );
    return { id: `case-${key}`, name: brand, content };
  });
  if (more) {
    const { title, text, action } = more;
    const content = (
      <div css={[styles.card, styles.more]}>
        <h3>{title}</h3>
        <p>{text}</p>
        <ActionRow actions={[action]} />
      </div>
    );
    cards.push({ id: "more-cases", name: title, content });
  }
  return (
    <Section {...frame} isRuled headingSize="small">
      <Slider
        css={cards.length === 5 && styles.five}
        label={frame.heading}
        slides={cards}
      />
    </Section>
  );
}

const sizesOfFour =
  "(min-width: 60em) 264px, (min-width: 37.5em) 46vw, calc(100vw - 5rem)";

const styles = {
  /** Four teasers side by side, or two pairs, above the link to all cases. */
  five: css({
    "& > :nth-of-type(5)": { gridColumn: "1 / -1" },
    [media.wide]: { gridTemplateColumns: "repeat(4, 1fr)", gap },
  }),
  more: css({
    "& > :last-child": { marginTop: 0 },
    // The last row of the list: name, text, and link on the page's columns.
    [media.wide]: {
      display: "grid",
      ...splitAt(4, 10),
      alignItems: "baseline",
    },
  }),
  // Links at the bottom of neighboring cards line up.
  card: css({
    display: "flex",
    flexDirection: "column",
    gap: space.x3,
    paddingTop: space.x4,
    borderTop: rule.strong,
    "& > :last-child": { alignSelf: "start", marginTop: "auto" },
    // Pictures of cards with different widths have the same height.
    [media.medium]: { img: { height: "15rem", objectFit: "cover" } },
  }),
  // Its measure is below it, so that cards with long ones stay aligned.
  figure: css(numeral, { display: "block" }),
  soft: css(softText, { marginTop: `-${space.x1}` }),
};

export const caseCardsSectionFragment = graphql`
  fragment CaseCardsSection on CaseCardsSection {
    ...SectionFrame
    caseCardsVariant: variant
    linkLabel
    caseStudies {
      ...CaseSummary
      title
      summary
      image {
        ...CardPicture
      }
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
