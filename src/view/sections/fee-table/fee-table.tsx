import { graphql } from "gatsby";
import { RuledTable } from "../../components/ui/ruled-table";
import { Section } from "../../components/section/section";
import { color, css, media, numeral, size } from "../../theme";

/** The possible charges for each service, as a price list. */
export function FeeTable({
  columns,
  fees,
  note,
  ...frame
}: Queries.FeeTableSectionFragment) {
  return (
    <Section {...frame} headingSize="small" layout="column" hasAccount>
      <RuledTable
        label={frame.heading}
        headings={[columns.service, columns.includes, columns.fee]}
        rows={fees.map(({ service, includes, fee }) => [
          service,
          includes,
          fee,
        ])}
        css={styles.table}
      />
      {note && <p css={styles.note}>{note}</p>}
    </Section>
  );
}

const styles = {
  table: css({
    "tbody th": { fontSize: size.h3, lineHeight: 1.25 },
    td: { color: color.inkSoft },
    "td:last-of-type": numeral,
    [media.wide]: {
      "thead th:first-of-type": { width: "34%" },
      "thead th:last-of-type": { width: "23.4%" },
    },
    [media.medium]: {
      "thead th:last-of-type, td:last-of-type": { textAlign: "right" },
    },
  }),
  note: css({ maxWidth: "60ch", color: color.inkSoft }),
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
