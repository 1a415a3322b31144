import { graphql } from "gatsby";
import { GrowthTable } from "../../components/case-study/growth-table";
import { Section, atHeading } from "../../components/section/section";
import { css, media, size } from "../../theme";

/** The possible charges for each service, in the account column. */
export function FeeTable({
  columns,
  fees,
  note,
  ...frame
}: Queries.FeeTableSectionFragment) {
  return (
    <Section {...frame} headingSize="small" hasAccount>
      <GrowthTable
        label={frame.heading}
        headings={[columns.service, columns.includes, columns.fee]}
        rows={fees.map(({ service, includes, fee }) => ({
          name: service,
          level: undefined,
          growth: includes,
          figure: <span css={styles.fee}>{fee}</span>,
        }))}
      />
      {note && <p css={atHeading}>{note}</p>}
    </Section>
  );
}

const styles = {
  // A range is longer than other figures.
  fee: css({
    fontSize: size.h2Small,
    whiteSpace: "normal",
    [media.wide]: { fontSize: size.h2 },
  }),
};

export const feeTableSectionFragment = graphql`
  fragment FeeTableSection on FeeTableSection {
    ...SectionFrame
    columns {
      service
      includes
      fee
    }
    fees {
      service
      includes
      fee
    }
    note
  }
`;
