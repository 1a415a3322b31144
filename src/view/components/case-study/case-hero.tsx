import { graphql } from "gatsby";
import { fillMessage } from "../../../lib/format/fill-message";
import { formatDate } from "../../../lib/format/format-date";
import {
  color,
  createStyles,
  font,
  labelText,
  leadText,
  measure,
  media,
  numeral,
  size,
  softText,
  space,
  stack,
  withAccount,
} from "../../theme";
import { ActionRow } from "../ui/action-row";
import { useBookingPlace } from "../ui/use-booking-place";
import { Band } from "../section/band";
import { SectionHeader } from "../section/section-header";
import { listServices } from "./case-summary";

interface CaseHeroProps {
  caseStudy: Queries.CaseHeroFragment;
  words: Queries.CaseHeroWordsFragment;
}

/** The top of a case study: what happened, the main figure, as large as possible, and the second one in the account column. */
export function CaseHero({ caseStudy, words }: CaseHeroProps) {
  const { headlineFigure, proofFigure, publishDate } = caseStudy;
  const placeBookings = useBookingPlace();
  return (
    <Band hasAccount>
      <header css={styles.columns}>
        <div css={styles.words}>
          <SectionHeader
            level="h1"
            layout="bare"
            kicker={`${words.kicker}: ${caseStudy.brand}`}
            heading={caseStudy.title}
          />
          <p css={styles.summary}>{caseStudy.summary}</p>
        </div>
        <p css={styles.services}>
          {caseStudy.industry}
          <br />
          {listServices(caseStudy)}
        </p>
        <p css={styles.result}>
          <strong css={styles.figure}>{headlineFigure.value}</strong>{" "}
          <span css={styles.metric}>
            {[headlineFigure.metric, headlineFigure.period]
              .filter(Boolean)
              .join(", ")}
          </span>
        </p>
        <div css={styles.account}>
          <p>
            <strong css={styles.second}>{proofFigure.value}</strong>{" "}
            <span css={styles.metric}>
              {[proofFigure.metric, proofFigure.period]
                .filter(Boolean)
                .join(" ")}
            </span>
          </p>
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
      </header>
    </Band>
  );
}

const styles = createStyles({
  columns: [
    {
      display: "grid",
      rowGap: space.x6,
      [media.wide]: { rowGap: space.x8 },
    },
    withAccount,
  ],
  words: stack(space.x6),
  summary: { ...leadText, maxWidth: measure.prose },
  services: {
    ...labelText,
    color: color.inkSoft,
    [media.medium]: { textAlign: "end" },
  },
  result: { display: "grid", gap: space.x3, alignContent: "end" },
  figure: {
    ...numeral,
    fontSize: size.figureAlone,
    lineHeight: 0.85,
    whiteSpace: "nowrap",
  },
  second: { ...numeral, display: "block" },
  metric: { fontFamily: font.label, color: color.inkSoft },
  account: {
    ...stack(space.x4),
    alignContent: "end",
    [media.medium]: {
      textAlign: "end",
      "& > div": { justifyContent: "end" },
    },
  },
});

export const caseHeroFragment = graphql`
  fragment CaseHero on CaseStudy {
    ...CaseSummary
    title
    summary
    publishDate
    headlineFigure {
      period
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
