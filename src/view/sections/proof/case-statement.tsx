import { formatMetric } from "../../../lib/format/format-figure";
import { listServices } from "../../components/case-study/case-summary";
import {
  createStyles,
  labelText,
  media,
  numeral,
  space,
  stack,
  withAccount,
} from "../../theme";
import { CaseLink } from "./case-link";
import { LargeFigure } from "./large-figure";

interface CaseStatementProps {
  caseStudy: Queries.CaseSummaryFragment & Queries.LargeFigureFragment;
  linkLabel: string | null;
}

/** One case study: its main figure, very large, and the rest in the account column. */
export function CaseStatement({ caseStudy, linkLabel }: CaseStatementProps) {
  const { brand, industry, proofFigure } = caseStudy;
  return (
    <div css={styles.root}>
      <LargeFigure caseStudy={caseStudy} />
      <div css={styles.account}>
        <p>{`${brand}, ${industry}`}</p>
        <p>
          <strong css={styles.second}>{proofFigure.value}</strong>{" "}
          {formatMetric(proofFigure)}
        </p>
        <p>{listServices(caseStudy)}</p>
        <CaseLink caseStudy={caseStudy} label={linkLabel} />
      </div>
    </div>
  );
}

const styles = createStyles({
  root: { ...stack(space.x6), ...withAccount, alignItems: "end" },
  account: {
    ...labelText,
    ...stack(space.x3),
    [media.medium]: { justifyItems: "end", textAlign: "end" },
  },
  second: { ...numeral, display: "block" },
});
