import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { CaseName } from "../../components/case-study/case-name";
import { listServices } from "../../components/case-study/case-summary";
import { GrowthTable } from "../../components/case-study/growth-table";
import { Section } from "../../components/section/section";
import { ActionRow } from "../../components/ui/action-row";
import { formatFigure, formatLevel } from "../../site/format/format-figure";
import { media } from "../../theme";

/** Case results as entries of a ledger: brand, growth on one scale, second figure, services, and main figure. */
export function Ledger(props: Queries.LedgerSectionFragment) {
  const { columns, caseStudies, actions, ...frame } = props;
  const rows = caseStudies.map((caseStudy) => ({
    name: <CaseName caseStudy={caseStudy} />,
    level: formatLevel(caseStudy.headlineFigure.value),
    growth: formatFigure(caseStudy.proofFigure),
    detail: listServices(caseStudy),
    figure: caseStudy.headlineFigure.value,
    note: caseStudy.headlineFigure.metric,
  }));
  return (
    <Section {...frame} headingSize="small" hasAccount>
      <GrowthTable
        label={frame.heading}
        headings={[columns.brand, columns.proof, columns.services, columns.figure]}
        rows={rows}
      />
      <ActionRow actions={actions} css={atEnd} />
    </Section>
  );
}

const atEnd = css({ [media.medium]: { justifyContent: "end" } });

export const ledgerSectionFragment = graphql`
  fragment LedgerSection on LedgerSection {
    ...SectionFrame
    columns {
      brand
      figure
      proof
      services
    }
    caseStudies {
      ...CaseSummary
      ...CaseName
    }
  }
`;
