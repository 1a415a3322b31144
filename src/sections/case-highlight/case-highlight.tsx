import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Band, onSpruce } from "../../components/section/band";
import { listServices } from "../../components/case-study/case-summary";
import { formatFigure } from "../../site/format/format-figure";
import { Columns } from "../../components/section/columns";
import { SectionWords } from "../../components/section/section-words";
import { color, numeral, rule, size, space } from "../../theme/tokens";

/** One case study: its main figure, very large, next to the text. */
export function CaseHighlight({ caseStudy, ...frame }: Queries.CaseHighlightSectionFragment) {
  const { brand, industry, headlineFigure, proofFigure } = caseStudy;
  return (
    <Band {...frame}>
      <Columns start={5} isCentered>
        <dl css={styles.entry}>
          <dt css={styles.brand}>
            {brand}, {industry}
          </dt>
          <dd>
            <strong css={styles.figure}>{headlineFigure.value}</strong> {headlineFigure.metric}
          </dd>
          <dd css={styles.proof}>{formatFigure(proofFigure)}</dd>
          <dd css={styles.services}>{listServices(caseStudy)}</dd>
        </dl>
        <SectionWords {...frame} />
      </Columns>
    </Band>
  );
}

const styles = {
  entry: css({
    borderTop: `2px solid ${color.spruce}`,
    "[data-tone=spruce] &": { borderColor: color.mint },
  }),
  brand: css({ paddingBlock: space.x3, borderBottom: rule.hairline, fontSize: size.small }),
  figure: css(numeral, {
    display: "block",
    paddingBlock: `${space.x6} ${space.x2}`,
    fontSize: size.figureAlone,
    whiteSpace: "nowrap",
    ...onSpruce(color.mint),
  }),
  proof: css({ marginTop: space.x6, paddingBlock: space.x3, borderBlock: rule.hairline }),
  services: css({
    paddingTop: space.x3,
    fontSize: size.small,
    color: color.inkSoft,
    ...onSpruce(color.line),
  }),
};

export const caseHighlightSectionFragment = graphql`
  fragment CaseHighlightSection on CaseHighlightSection {
    ...SectionOpening
    tone
    caseStudy {
      ...CaseSummary
    }
    actions {
      ...Action
    }
  }
`;
