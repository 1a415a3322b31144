import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { listServices } from "../../components/case-study/case-summary";
import { formatFigure } from "../../site/format/format-figure";
import { SmartLink, pageLink } from "../../components/ui/smart-link";
import { RuledTable } from "../../components/ui/ruled-table";
import { Section } from "../../components/section/section";
import { color, font, media, numeral, size } from "../../theme/tokens";

/** Case results as ledger entries: brand, figure, proof, what was done. */
export function Ledger({ columns, caseStudies, ...frame }: Queries.LedgerSectionFragment) {
  const { brand, figure, proof, services } = columns;
  return (
    <Section {...frame}>
      <RuledTable
        label={frame.heading}
        headings={[brand, figure, proof, services]}
        css={styles.table}
      >
        {caseStudies.map((caseStudy) => (
          <tr key={caseStudy.key}>
            <th scope="row">
              <SmartLink to={pageLink(caseStudy.path)} css={styles.brand}>
                {caseStudy.brand}
              </SmartLink>
              <span css={styles.note}>{caseStudy.industry}</span>
            </th>
            <td>
              <span css={styles.figure}>{caseStudy.headlineFigure.value}</span>{" "}
              <span css={styles.note}>{caseStudy.headlineFigure.metric}</span>
            </td>
            <td>{formatFigure(caseStudy.proofFigure)}</td>
            <td css={styles.services}>{listServices(caseStudy)}</td>
          </tr>
        ))}
      </RuledTable>
    </Section>
  );
}

const styles = {
  table: css({ [media.medium]: { "th:nth-of-type(2)": { width: "34%" } } }),
  brand: css({ display: "block", fontFamily: font.label, fontSize: size.h3 }),
  note: css({ display: "block", fontSize: size.small, fontWeight: 400, color: color.inkSoft }),
  figure: css(numeral, { fontSize: size.figure, whiteSpace: "nowrap" }),
  services: css({ color: color.inkSoft }),
};

export const ledgerSectionFragment = graphql`
  fragment LedgerSection on LedgerSection {
    ...SectionOpening
    tone
    columns {
      brand
      figure
      proof
      services
    }
    caseStudies {
      ...CaseSummary
    }
    actions {
      ...Action
    }
  }
`;
