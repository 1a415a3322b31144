import { graphql } from "gatsby";
import {
  color,
  createStyles,
  doubleRule,
  labelText,
  leadText,
  media,
  pictureFigure,
  rule,
  size,
  smallFigure,
  softText,
  space,
  splitAt,
  stack,
} from "../../theme";
import { Picture } from "../picture/picture";
import { Container } from "../section/container";
import { SectionHeader } from "../section/section-header";
import { ActionRow } from "../ui/action-row";
import { DateNote } from "../ui/date-note";
import { useBookingPlace } from "../ui/use-booking-place";

interface CaseHeroProps {
  caseStudy: Queries.CaseHeroFragment;
  words: Queries.CaseHeroWordsFragment;
}

/** The top of a case study: what happened, the picture from edge to edge, the main figure over its lower edge, and the other figures below it in the account column. */
export function CaseHero({ caseStudy, words }: CaseHeroProps) {
  const {
    brand,
    industry,
    title,
    description,
    publishDate,
    hero,
    headlineFigure,
    otherFigures,
    results,
  } = caseStudy;
  const placeBookings = useBookingPlace();
  return (
    <header css={styles.header}>
      <Container>
        <SectionHeader
          level="h1"
          kicker={`${words.kicker}: ${brand}, ${industry}`}
          heading={title}
        />
      </Container>
      <Picture
        image={hero}
        sizes="100vw"
        loading="first"
        css={styles.picture}
      />
      <Container>
        <div css={styles.columns}>
          <div css={stack(space.x6)}>
            <p css={styles.result}>
              <strong css={styles.figure}>{headlineFigure.value}</strong>{" "}
              {[headlineFigure.metric, headlineFigure.period, results.period]
                .filter(Boolean)
                .join(", ")}
            </p>
            <p css={leadText}>{description}</p>
          </div>
          <div css={styles.account}>
            <dl css={labelText}>
              {otherFigures.map(({ key, metric, value, change, period }) => (
                <div key={key} css={styles.entry}>
                  <dt>
                    {[metric, period].filter(Boolean).join(" ")}{" "}
                    {change !== null && <span css={softText}>{change}</span>}
                  </dt>
                  <dd css={smallFigure}>{value}</dd>
                </div>
              ))}
            </dl>
            <ActionRow actions={placeBookings(words.actions, "opening")} />
            {publishDate !== null && (
              <p css={softText}>
                <DateNote date={publishDate} message={words.publishedOn} />
              </p>
            )}
          </div>
        </div>
      </Container>
    </header>
  );
}

const styles = createStyles({
  header: { paddingTop: space.x12 },
  picture: {
    width: "100%",
    marginTop: space.x6,
    objectFit: "cover",
    // What matters in the drawings is above their middle.
    objectPosition: "50% 25%",
    [media.medium]: { aspectRatio: "12 / 5" },
    // With the figure and the account, in one screen.
    [media.wide]: { aspectRatio: "3 / 1" },
  },
  columns: {
    display: "grid",
    gap: space.x6,
    [media.abreast]: { gridTemplateColumns: "3fr 2fr" },
    [media.wide]: splitAt(10),
  },
  // Over the lower edge of the picture.
  result: {
    ...labelText,
    display: "grid",
    marginTop: `calc(${size.figureAlone} * -0.4)`,
  },
  figure: { ...pictureFigure, lineHeight: 0.85 },
  account: {
    ...stack(space.x4),
    "& > div": { flexDirection: "column", alignItems: "stretch" },
    [media.abreast]: {
      position: "relative",
      "&::before": { ...doubleRule, left: 0 },
      // A sheet that grows up over the picture.
      alignSelf: "end",
      alignContent: "space-between",
      minHeight: "15rem",
      marginTop: "-20rem",
      marginInline: `-${space.x4}`,
      padding: `${space.x4} ${space.x4} 0`,
      borderTop: `6px solid ${color.maple}`,
      background: color.paper,
    },
  },
  entry: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto",
    alignItems: "baseline",
    columnGap: space.x3,
    paddingBlock: space.x2,
    overflowWrap: "normal",
    "& + &": { borderTop: rule.hairline },
    "dt::first-letter": { textTransform: "uppercase" },
  },
});

export const caseHeroFragment = graphql`
  fragment CaseHero on CaseStudy {
    ...CaseSummary
    title
    description: summary
    publishDate
    headlineFigure {
      period
    }
    otherFigures {
      key
      metric
      value
      change
      period
    }
    results {
      period
    }
    hero: image {
      ...CoverPicture
    }
  }

  fragment CaseHeroWords on CaseStudyWords {
    kicker
    publishedOn
    actions {
      ...Action
    }
  }
`;
