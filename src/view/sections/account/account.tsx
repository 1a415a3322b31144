import { graphql } from "gatsby";
import {
  buildCaseRow,
  listServices,
} from "../../components/case-study/case-row";
import {
  type GrowthRow,
  GrowthTable,
} from "../../components/case-study/growth-table";
import { Section } from "../../components/section/section";
import { createStyles, media, size, smallFigure, softText } from "../../theme";

/** Rows of one kind, each with its figure in the account column. */
export function Account({
  headings,
  caseStudies,
  fees,
  figures,
  ...frame
}: Queries.AccountSectionFragment) {
  const lastHeading = headings.at(-1)?.toLowerCase();
  const rows =
    caseStudies?.map((each) => buildResultRow(each, lastHeading)) ??
    fees?.map(buildFeeRow) ??
    figures?.map(buildFigureRow) ??
    [];
  return (
    <Section {...frame} ruleFrom="medium">
      <GrowthTable label={frame.heading} headings={headings} rows={rows} />
    </Section>
  );
}

/** A case's result; its metric is left out if the column's heading says it already. */
function buildResultRow(
  caseStudy: Queries.AccountCaseFragment,
  heading: string | undefined,
): GrowthRow {
  const row = buildCaseRow(caseStudy);
  const { metric } = caseStudy.headlineFigure;
  return {
    ...row,
    growth: (
      <>
        {row.growth}
        <span css={styles.services}>{listServices(caseStudy)}</span>
      </>
    ),
    note: metric === heading ? undefined : metric,
  };
}

function buildFeeRow({
  service,
  includes,
  fee,
}: Queries.AccountFeeFragment): GrowthRow {
  return {
    name: service,
    growth: includes,
    figure: <span css={styles.value}>{fee}</span>,
  };
}

function buildFigureRow({
  fact,
  figureLabel,
}: Queries.AccountFigureFragment): GrowthRow {
  return {
    name: figureLabel ?? fact.label,
    figure: <span css={styles.value}>{fact.value}</span>,
  };
}

const styles = createStyles({
  services: [softText, { display: "block" }],
  // A range is longer than other figures.
  value: {
    whiteSpace: "normal",
    [media.belowWide]: smallFigure,
    [media.wide]: { fontSize: size.h2 },
  },
});

export const accountSectionFragment = graphql`
  fragment AccountCase on CaseStudy {
    ...CaseSummary
    ...CaseName
  }

  fragment AccountFee on PartnerFee {
    service
    includes
    fee
  }

  fragment AccountFigure on AccountFigure {
    figureLabel: label
    fact {
      value
      label
    }
  }

  fragment AccountSection on AccountSection {
    ...SectionFrame
    headings: columns
    caseStudies {
      ...AccountCase
    }
    fees {
      ...AccountFee
    }
    figures {
      ...AccountFigure
    }
  }
`;
