import { graphql } from "gatsby";
import { Band, onSpruce } from "../../components/section/band";
import { SectionHeader } from "../../components/section/section-header";
import { listServices } from "../../components/case-study/case-summary";
import { ActionRow } from "../../components/ui/action-row";
import {
  color,
  createStyles,
  font,
  labelText,
  media,
  numeral,
  rule,
  size,
  space,
  stack,
  withAccount,
} from "../../theme";

/** One case study: its main figure, very large, above the text, and the rest of the case in the account column. */
export function CaseHighlight({
  caseStudy,
  actions,
  ...frame
}: Queries.CaseHighlightSectionFragment) {
  const { brand, industry, headlineFigure, proofFigure } = caseStudy;
  const { value, metric, period } = proofFigure;
  return (
    <Band {...frame} hasAccount>
      <div css={[styles.root, withAccount]}>
        <p>
          <span css={styles.label}>
            {brand}, {industry}
          </span>
          <strong css={styles.figure}>{headlineFigure.value}</strong>{" "}
          <span css={styles.metric}>{headlineFigure.metric}</span>
        </p>
        <div css={styles.account}>
          <p>
            <strong css={styles.second}>{value}</strong> {metric}
            {period?.startsWith("in ") && ` ${period}`}
          </p>
          <p css={styles.entry}>{listServices(caseStudy)}</p>
        </div>
        <SectionHeader {...frame} />
        <ActionRow actions={actions} css={styles.actions} />
      </div>
    </Band>
  );
}

const styles = createStyles({
  root: {
    display: "grid",
    gap: space.x6,
    [media.wide]: { rowGap: space.x8 },
  },
  label: {
    display: "block",
    fontFamily: font.label,
    fontSize: size.small,
  },
  figure: {
    ...numeral,
    display: "block",
    paddingTop: space.x2,
    fontSize: size.figureAlone,
    // Its plus sign has room on its left.
    marginInlineStart: "-0.05em",
    lineHeight: 0.9,
    whiteSpace: "nowrap",
    // Beside the account column.
    [media.medium]: { fontSize: `min(${size.figureAlone}, 18vw)` },
  },
  metric: {
    display: "block",
    paddingTop: space.x2,
    fontFamily: font.label,
  },
  account: {
    ...labelText,
    ...stack(space.x3),
    alignSelf: "end",
    ...onSpruce(color.line),
    [media.medium]: { textAlign: "end" },
  },
  second: { ...numeral, display: "block" },
  entry: {
    paddingTop: space.x3,
    borderTop: rule.hairline,
  },
  actions: {
    [media.medium]: {
      flexDirection: "column",
      alignItems: "end",
      a: { textAlign: "end" },
    },
  },
});

export const caseHighlightSectionFragment = graphql`
  fragment CaseHighlightSection on CaseHighlightSection {
    ...SectionFrame
    caseStudy {
      ...CaseSummary
    }
  }
`;
