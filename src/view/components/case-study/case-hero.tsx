import { graphql } from "gatsby";
import { fillMessage } from "../../../lib/format/fill-message";
import { formatDate } from "../../../lib/format/format-date";
import {
  color,
  createStyles,
  labelText,
  leadText,
  measure,
  media,
  numeral,
  pictureFigure,
  rule,
  size,
  softText,
  space,
  stack,
  withAccount,
} from "../../theme";
import { Picture } from "../picture/picture";
import { Container } from "../section/container";
import { SectionHeader } from "../section/section-header";
import { ActionRow } from "../ui/action-row";
import { useBookingPlace } from "../ui/use-booking-place";

interface CaseHeroProps {
  caseStudy: Queries.CaseHeroFragment;
  words: Queries.CaseHeroWordsFragment;
}

/** The top of a case study: what happened, the picture from edge to edge, the main figure over its lower edge, and the other figures in the account column. */
export function CaseHero({ caseStudy, words }: CaseHeroProps) {
  const { brand, industry, title, summary, publishDate } = caseStudy;
  const { hero, headlineFigure, results } = caseStudy;
  const placeBookings = useBookingPlace();
  return (
    <header>
      <Container>
        <div css={styles.top}>
          <p>
            <strong>{`${words.kicker}: ${brand}`}</strong>
            {`, ${industry}`}
          </p>
          <p>{results.period}</p>
        </div>
        <SectionHeader level="h1" heading={title} />
      </Container>
      <Picture
        image={hero}
        alt={hero.alt}
        sizes="100vw"
        loading="first"
        css={styles.picture}
      />
      <Container>
        <div css={styles.columns}>
          <div css={styles.words}>
            <p css={styles.result}>
              <strong css={styles.figure}>{headlineFigure.value}</strong>{" "}
              {[headlineFigure.metric, headlineFigure.period]
                .filter(Boolean)
                .join(", ")}
            </p>
            <p css={styles.summary}>{summary}</p>
          </div>
          <div css={styles.account}>
            <Figures caseStudy={caseStudy} />
            <ActionRow actions={placeBookings(words.actions, "opening")} />
            {publishDate !== null && (
              <p css={softText}>
                <time dateTime={publishDate}>
                  {fillMessage(words.publishedOn, {
                    date: formatDate(publishDate),
                  })}
                </time>
              </p>
            )}
          </div>
        </div>
      </Container>
    </header>
  );
}

/** The figures of the results, apart from the main one. */
function Figures({ caseStudy }: Pick<CaseHeroProps, "caseStudy">) {
  const { figures, results, headline } = caseStudy;
  const shown = results.figures
    .filter((key) => key !== headline)
    .flatMap((key) => figures.find((figure) => figure.key === key) ?? []);
  return (
    <dl
      css={[styles.figures, shown.length > 2 && styles.overPicture]}
      data-tone="paper"
    >
      {shown.map(({ key, metric, value, change, period }) => (
        <div key={key} css={styles.entry}>
          <dt>
            {[metric, period].filter(Boolean).join(" ")}{" "}
            {change !== null && <span css={softText}>{change}</span>}
          </dt>
          <dd css={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const styles = createStyles({
  top: {
    ...labelText,
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "space-between",
    columnGap: space.x6,
    paddingBlock: `${space.x6} ${space.x2}`,
    color: "var(--soft)",
  },
  picture: {
    width: "100%",
    marginTop: space.x6,
    objectFit: "cover",
    objectPosition: "top",
    [media.medium]: { height: "clamp(15rem, 42vw, 37.5rem)" },
  },
  columns: {
    display: "grid",
    gap: space.x6,
    position: "relative",
    ...withAccount,
  },
  // Over the lower edge of the picture.
  result: {
    ...labelText,
    display: "grid",
    gap: space.x2,
    marginTop: `calc(${size.figureAlone} * -0.6)`,
  },
  figure: { ...pictureFigure, lineHeight: 0.95 },
  figures: {
    ...labelText,
    paddingTop: space.x3,
    [media.medium]: {
      paddingInline: space.x4,
      marginInline: `-${space.x4}`,
      borderInlineStart: `5px double ${color.maple}`,
    },
  },
  // One or two would only hide a part of it.
  overPicture: { [media.medium]: { marginTop: `-${space.x24}` } },
  entry: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "baseline",
    justifyContent: "space-between",
    columnGap: space.x3,
    paddingBlock: space.x2,
    "& + &": { borderTop: rule.hairline },
    "dt::first-letter": { textTransform: "uppercase" },
  },
  value: {
    ...numeral,
    marginInlineStart: "auto",
    fontSize: size.h2Small,
    fontVariantNumeric: "tabular-nums",
  },
  words: { ...stack(space.x3), alignContent: "start" },
  summary: { ...leadText, maxWidth: measure.prose, paddingTop: space.x3 },
  account: { ...stack(space.x4), alignContent: "start" },
});

export const caseHeroFragment = graphql`
  fragment CaseHero on CaseStudy {
    ...CaseSummary
    title
    summary
    publishDate
    headline
    headlineFigure {
      period
    }
    figures {
      key
      metric
      value
      change
      period
    }
    results {
      period
      figures
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
