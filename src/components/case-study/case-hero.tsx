import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { fillMessage } from "../../site/format/fill-message";
import { formatDate } from "../../site/format/format-date";
import { formatFigure } from "../../site/format/format-figure";
import { splitAt } from "../../theme/grid";
import { media } from "../../theme/media";
import { color, numeral, rule, size, space } from "../../theme/tokens";
import { ActionRow } from "../ui/action-row";
import { Container } from "../section/container";
import { listServices } from "./case-summary";

interface CaseHeroProps {
  caseStudy: Queries.CaseHeroFragment;
  words: Queries.CaseHeroWordsFragment;
}

/** The top of a case study: the main figure, as large as possible, then what happened. */
export function CaseHero({ caseStudy, words }: CaseHeroProps) {
  const { headlineFigure, headlinePeriod, publishDate } = caseStudy;
  return (
    <header css={styles.band}>
      <Container>
        <div css={styles.entry}>
          <p>
            {words.kicker}: {caseStudy.brand}
          </p>
          <p>{caseStudy.industry}</p>
        </div>
        <div css={styles.columns}>
          <p css={styles.result}>
            <strong css={styles.figure}>{headlineFigure.value}</strong>{" "}
            <span css={styles.metric}>{`${headlineFigure.metric}, ${headlinePeriod}`}</span>
          </p>
          <div css={styles.words}>
            <h1 css={styles.title}>{caseStudy.title}</h1>
            <p css={styles.summary}>{caseStudy.summary}</p>
            <ActionRow actions={[words.opening]} />
            {publishDate !== null && (
              <p css={styles.date}>
                <time dateTime={publishDate}>
                  {fillMessage(words.publishedOn, { date: formatDate(publishDate) })}
                </time>
              </p>
            )}
          </div>
        </div>
        <div css={styles.entry}>
          <p>{formatFigure(caseStudy.proofFigure)}</p>
          <p>{listServices(caseStudy)}</p>
        </div>
      </Container>
    </header>
  );
}

const styles = {
  band: css({ paddingBlock: space.x8, [media.wide]: { paddingBlock: space.x16 } }),
  entry: css({
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "space-between",
    columnGap: space.x8,
    paddingBlock: space.x3,
    borderBlock: rule.hairline,
    borderTop: `2px solid ${color.spruce}`,
    fontSize: size.small,
    "& ~ &": { borderTop: rule.hairline },
  }),
  columns: css({
    display: "grid",
    gap: space.x8,
    alignItems: "end",
    paddingBlock: `${space.x8} ${space.x12}`,
    [media.abreast]: { ...splitAt(7) },
    [media.wide]: { gap: space.x16, paddingBlock: space.x16 },
  }),
  result: css({ display: "grid", gap: space.x3 }),
  figure: css(numeral, { fontSize: size.figureAlone, lineHeight: 0.85, whiteSpace: "nowrap" }),
  metric: css({ fontSize: size.lead, color: color.inkSoft }),
  words: css({ display: "grid", gap: space.x6, justifyItems: "start" }),
  title: css({ fontSize: size.h2, lineHeight: 1.08 }),
  summary: css({ fontSize: size.lead, lineHeight: 1.5 }),
  date: css({ fontSize: size.small, color: color.inkSoft }),
};

export const caseHeroFragment = graphql`
  fragment CaseHero on CaseStudy {
    ...CaseSummary
    title
    summary
    publishDate
    headlinePeriod
  }

  fragment CaseHeroWords on CaseStudyWords {
    kicker
    publishedOn
    # Aliases, since each booking link reports its place.
    opening: action {
      ...CallAction
    }
    closing: action {
      ...CallAction
    }
  }
`;
