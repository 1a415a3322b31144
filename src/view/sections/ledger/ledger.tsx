import { graphql } from "gatsby";
import { buildCaseRow } from "../../components/case-study/case-row";
import { listServices } from "../../components/case-study/case-summary";
import { GrowthTable } from "../../components/case-study/growth-table";
import { Section } from "../../components/section/section";

/** Case results as entries of a ledger: brand, growth on one scale, second figure, services, and main figure. */
export function Ledger(props: Queries.LedgerSectionFragment) {
  const { columns, caseStudies, ...frame } = props;
  const rows = caseStudies.map((caseStudy) => ({
    ...buildCaseRow(caseStudy),
    detail: listServices(caseStudy),
    note: caseStudy.headlineFigure.metric,
  }));
  return (
    <Section {...frame} headingSize="small" hasAccount>
      <GrowthTable
        label={frame.heading}
        headings={[
          columns.brand,
          columns.proof,
          columns.services,
          columns.figure,
        ]}
        rows={rows}
      />
    </Section>
  );
}

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
