import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { CaseName } from "../../components/case-study/case-name";
import { listServices } from "../../components/case-study/case-summary";
import { GrowthTable } from "../../components/case-study/growth-table";
import { Band } from "../../components/section/band";
import { SectionHeader } from "../../components/section/section-header";
import { ActionRow } from "../../components/ui/action-row";
import { formatFigure, formatLevel } from "../../site/format/format-figure";
import { media, space, withAccount } from "../../theme";

/** Case results as entries of a ledger: brand, growth on one scale, second figure, services, and main figure. */
export function Ledger(props: Queries.LedgerSectionFragment) {
  const { columns, caseStudies, actions, anchor, tone, ...header } = props;
  const rows = caseStudies.map((caseStudy) => ({
    key: caseStudy.key,
    name: <CaseName caseStudy={caseStudy} />,
    level: formatLevel(caseStudy.headlineFigure.value),
    growth: formatFigure(caseStudy.proofFigure),
    detail: listServices(caseStudy),
    figure: caseStudy.headlineFigure.value,
    note: caseStudy.headlineFigure.metric,
  }));
  return (
    <Band anchor={anchor} tone={tone} hasAccount>
      <div css={withAccount}>
        <SectionHeader {...header} headingSize="small" />
      </div>
      <GrowthTable
        label={header.heading}
        headings={{
          name: columns.brand,
          growth: columns.proof,
          detail: columns.services,
          figure: columns.figure,
        }}
        rows={rows}
      />
      {actions && (
        <div css={styles.actions}>
          <ActionRow actions={actions} />
        </div>
      )}
    </Band>
  );
}

const styles = {
  actions: css({
    marginTop: space.x6,
    [media.medium]: { "& > *": { justifyContent: "end" } },
  }),
};

export const ledgerSectionFragment = graphql`
  fragment LedgerSection on LedgerSection {
    ...SectionOpening
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
    actions {
      ...Action
    }
  }
`;
