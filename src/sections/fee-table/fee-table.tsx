import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { RuledTable } from "../../components/ui/ruled-table";
import { Section } from "../../components/section/section";
import { color, font, media, numeral, size } from "../../theme/tokens";

/** The possible charges for each service, as a price list. */
export function FeeTable({ columns, fees, note, ...frame }: Queries.FeeTableSectionFragment) {
  return (
    <Section {...frame} headingSize="small" layout="column" isRuled hasAccount>
      <RuledTable
        label={frame.heading}
        headings={[columns.service, columns.includes, columns.fee]}
        css={styles.table}
      >
        {fees.map(({ key, service, includes, fee }) => (
          <tr key={key}>
            <th scope="row" css={styles.service}>
              {service}
            </th>
            <td css={styles.includes}>{includes}</td>
            <td css={styles.fee}>{fee}</td>
          </tr>
        ))}
      </RuledTable>
      {note && <p css={styles.note}>{note}</p>}
    </Section>
  );
}

const styles = {
  table: css({
    [media.wide]: {
      "thead th:first-of-type": { width: "34%" },
      "thead th:last-of-type": { width: "23.4%" },
    },
    [media.medium]: {
      "thead th:last-of-type, td:last-of-type": { textAlign: "right", paddingRight: 0 },
    },
  }),
  service: css({ fontFamily: font.label, fontSize: size.h3, lineHeight: 1.25 }),
  includes: css({ color: color.inkSoft }),
  fee: css(numeral, { fontSize: size.figure }),
  note: css({ maxWidth: "60ch", color: color.inkSoft }),
};

export const feeTableSectionFragment = graphql`
  fragment FeeTableSection on FeeTableSection {
    ...SectionOpening
    columns {
      service
      includes
      fee
    }
    fees {
      key
      service
      includes
      fee
    }
    note
    actions {
      ...Action
    }
  }
`;
