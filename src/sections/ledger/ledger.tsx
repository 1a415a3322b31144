import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { CaseSpot } from "../../components/case-study/case-spot";
import { listServices } from "../../components/case-study/case-summary";
import { GrowthTable } from "../../components/case-study/growth-table";
import { Band, onSpruce } from "../../components/section/band";
import { SectionHeader } from "../../components/section/section-header";
import { ActionRow } from "../../components/ui/action-row";
import { SmartLink, pageLink } from "../../components/ui/smart-link";
import { formatFigure, formatIndex } from "../../site/format/format-figure";
import { withAccount } from "../../theme/grid";
import { color, media, size, space } from "../../theme/tokens";

/** Case results as entries of a ledger: brand, growth on one scale, second figure, services, and main figure. */
export function Ledger(props: Queries.LedgerSectionFragment) {
  const { columns, caseStudies, actions, anchor, tone, ...header } = props;
  const rows = caseStudies.map((caseStudy) => ({
    key: caseStudy.key,
    name: (
      <>
        <CaseSpot image={caseStudy.image} />
        <span>
          <SmartLink to={pageLink(caseStudy.path)} css={styles.brand}>
            {caseStudy.brand}
          </SmartLink>
          <span css={styles.industry}>{caseStudy.industry}</span>
        </span>
      </>
    ),
    level: formatIndex(caseStudy.headlineFigure.value),
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
        headings={[columns.brand, columns.proof, columns.services, columns.figure]}
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
  brand: css({
    display: "block",
    fontSize: size.h3,
    fontWeight: 650,
    textUnderlineOffset: "0.2em",
    textDecorationThickness: "1px",
  }),
  industry: css({ fontSize: size.small, color: color.inkSoft, ...onSpruce(color.line) }),
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
      image {
        ...CaseSpot
      }
    }
    actions {
      ...Action
    }
  }
`;
