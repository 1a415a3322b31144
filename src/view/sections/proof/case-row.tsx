import { graphql } from "gatsby";
import { listServices } from "../../components/case-study/case-summary";
import { Picture } from "../../components/picture/picture";
import { ActionRow } from "../../components/ui/action-row";
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
import { CaseLink } from "./case-link";

interface CaseRowProps {
  caseStudy: Queries.CaseRowFragment & Queries.CaseSummaryFragment;
  linkLabel: string | null;
}

/** One of several case studies: its picture, what it is about, and the main figure in the account column. */
export function CaseRow({ caseStudy, linkLabel }: CaseRowProps) {
  const { brand, industry, title, summary, cover, headlineFigure } = caseStudy;
  return (
    <div css={styles.row}>
      <Picture
        css={styles.picture}
        image={cover}
        alt={cover.alt}
        sizes={pictureSizes}
      />
      <p css={styles.account}>
        <strong css={styles.figure}>{headlineFigure.value}</strong>{" "}
        <span css={softText}>{headlineFigure.metric}</span>
      </p>
      <div css={styles.words}>
        <p css={softText}>{`${brand}, ${industry}`}</p>
        <h3>{title}</h3>
        <p>{summary}</p>
        <p css={softText}>{listServices(caseStudy)}</p>
        <CaseLink caseStudy={caseStudy} label={linkLabel} />
      </div>
    </div>
  );
}

/** The last row: a link to more case studies. */
export function MoreRow({ title, text, action }: Queries.MoreRowFragment) {
  return (
    <div css={styles.row}>
      <h3>{title}</h3>
      <p>{text}</p>
      <ActionRow actions={[action]} css={styles.account} />
    </div>
  );
}

const pictureSizes =
  "(min-width: 77.5em) 361px, (min-width: 60em) 31vw, (min-width: 37.5em) 70vw, 80vw";

const styles = createStyles({
  row: [
    entryColumns,
    answeringRow,
    {
      position: "relative",
      alignContent: "start",
      paddingBlock: space.x4,
      borderTop: rule.hairline,
      [media.wide]: { paddingBlock: space.x6 },
    },
  ],
  picture: framed,
  words: {
    ...stack(space.x2),
    justifyItems: "start",
    a: { ...wholeRow, paddingBlock: space.x1, fontSize: size.small },
  },
  account: [entryAccount, { [media.medium]: { justifyContent: "end" } }],
  figure: {
    ...numeral,
    display: "block",
    [media.wide]: { fontSize: "min(5rem, 6vw)" },
  },
});

export const caseRowFragment = graphql`
  fragment CaseRow on CaseStudy {
    title
    summary
    cover: image {
      ...CoverPicture
    }
  }

  fragment MoreRow on MoreCases {
    title
    text
    action {
      ...Action
    }
  }
`;
