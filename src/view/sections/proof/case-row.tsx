import { graphql } from "gatsby";
import { Picture } from "../../components/picture/picture";
import { ActionRow } from "../../components/ui/action-row";
import {
  answeringRow,
  createStyles,
  entryAccount,
  entryColumns,
  framed,
  media,
  rule,
  size,
  smallFigure,
  softText,
  space,
  wholeRow,
} from "../../theme";
import { CaseLink } from "./case-link";

export interface CaseRowProps {
  caseStudy: Queries.CaseRowFragment & Queries.CaseSummaryFragment;
  linkLabel: string | null;
}

/** One of several case studies: its picture and brand, what it is about, and the main figure in the account column. */
export function CaseRow({ caseStudy, linkLabel }: CaseRowProps) {
  const { brand, industry, title, cover, headlineFigure } = caseStudy;
  return (
    <div css={styles.row}>
      <figure css={styles.client}>
        <Picture
          css={framed}
          image={cover}
          alt={cover.alt}
          sizes="(min-width: 37.5em) 5rem, 80vw"
        />
        <figcaption css={softText}>{`${brand}, ${industry}`}</figcaption>
      </figure>
      <p css={styles.account}>
        <strong css={styles.figure}>{headlineFigure.value}</strong>{" "}
        <span css={softText}>{headlineFigure.metric}</span>
      </p>
      <div css={styles.words}>
        <h3>{title}</h3>
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

const styles = createStyles({
  row: [
    entryColumns,
    answeringRow,
    {
      position: "relative",
      alignContent: "start",
      alignItems: "center",
      rowGap: space.x2,
      paddingBlock: space.x2,
      borderTop: rule.hairline,
    },
  ],
  client: {
    [media.medium]: {
      display: "grid",
      gridTemplateColumns: "5rem minmax(0, 1fr)",
      columnGap: space.x4,
      alignItems: "center",
    },
  },
  words: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "baseline",
    columnGap: space.x4,
    a: { ...wholeRow, paddingBlock: space.x1, fontSize: size.small },
  },
  figure: { ...smallFigure, [media.medium]: { display: "block" } },
  account: [entryAccount, { [media.medium]: { justifyContent: "end" } }],
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
