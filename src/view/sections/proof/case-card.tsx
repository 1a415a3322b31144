import { graphql } from "gatsby";
import { formatFigure } from "../../../lib/format/format-figure";
import { Picture } from "../../components/picture/picture";
import { ActionRow } from "../../components/ui/action-row";
import {
  createStyles,
  framed,
  labelText,
  media,
  pictureFigure,
  rule,
  softText,
  space,
} from "../../theme";
import { CaseLink } from "./case-link";

type CaseStudy = Queries.CaseCardFragment & Queries.CaseSummaryFragment;

interface CaseCardProps extends CaseStudy {
  /** Adds the main figure, large across the picture's upper edge, and the summary. */
  isExhibit: boolean;
  /** Of the first case, the picture is in sight when the page opens. */
  isFirst: boolean;
}

/** One of several case studies: its picture, what it is about, and its second figure. */
export function CaseCard({ isExhibit, isFirst, ...caseStudy }: CaseCardProps) {
  const { brand, industry, title, summary, cover } = caseStudy;
  const { headlineFigure, proofFigure } = caseStudy;
  return (
    <div css={styles.card}>
      {isExhibit && (
        <p css={styles.result}>
          {headlineFigure.metric}{" "}
          <strong css={styles.figure}>{headlineFigure.value}</strong>
        </p>
      )}
      <Picture
        css={framed}
        image={cover}
        loading={isExhibit && isFirst ? "first" : "lazy"}
        sizes={`(min-width: 60em) ${isExhibit ? 45 : 23}vw, (min-width: 37.5em) 45vw, 80vw`}
      />
      <p css={softText}>{`${brand}, ${industry}`}</p>
      <h3>{title}</h3>
      {isExhibit && <p>{summary}</p>}
      <p css={softText}>{formatFigure(proofFigure)}</p>
      <CaseLink {...caseStudy} />
    </div>
  );
}

/** The last card: a link to more case studies, in one line below the others. */
export function MoreCases({ title, text, action }: Queries.MoreCasesFragment) {
  return (
    <div css={[styles.card, styles.more]} data-more>
      <h3>{title}</h3>
      <p>{text}</p>
      <ActionRow actions={[action]} />
    </div>
  );
}

const styles = createStyles({
  card: {
    display: "flex",
    flexDirection: "column",
    alignItems: "start",
    gap: space.x1,
    // As wide as the card before its file has arrived.
    "& > picture": { alignSelf: "stretch" },
    // The links of cards in a row are on one line.
    "& > :last-child": { marginTop: "auto" },
  },
  result: {
    ...labelText,
    zIndex: 1,
    "&::first-letter": { textTransform: "uppercase" },
  },
  figure: {
    ...pictureFigure,
    display: "block",
    marginBottom: "-0.4em",
    fontSize: "min(9rem, 22vw)",
    lineHeight: 0.9,
    [media.medium]: { fontSize: "min(9rem, 11vw)" },
  },
  more: {
    [media.medium]: {
      flexDirection: "row",
      alignItems: "baseline",
      gap: space.x4,
      paddingTop: space.x2,
      borderTop: rule.hairline,
      "& > :last-child": { margin: "0 0 0 auto" },
    },
  },
});

export const caseCardFragment = graphql`
  fragment CaseCard on CaseStudy {
    title
    summary
    cover: image {
      ...CoverPicture
    }
  }

  fragment MoreCases on MoreCases {
    title
    text
    action {
      ...Action
    }
  }
`;
