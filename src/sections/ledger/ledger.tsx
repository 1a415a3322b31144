import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Section } from "../../components/ui/section";
import { media } from "../../theme/media";
import { color, font, rule, size, space } from "../../theme/tokens";

/** Case results, set like the entries of a ledger: brand, figure, proof, what was done. */
export function Ledger({ columns, caseStudies, ...frame }: Queries.LedgerSectionFragment) {
  return (
    <Section {...frame}>
      <table css={styles.table}>
        <thead css={styles.head}>
          <tr>
            <th scope="col">{columns.brand}</th>
            <th scope="col">{columns.figure}</th>
            <th scope="col">{columns.proof}</th>
            <th scope="col">{columns.services}</th>
          </tr>
        </thead>
        <tbody>
          {caseStudies.map(({ key, brand, industry, figure, metric, proof, services }) => (
            <tr key={key} css={styles.entry}>
              <th scope="row">
                <span css={styles.brand}>{brand}</span>
                <span css={styles.note}>{industry}</span>
              </th>
              <td>
                <span css={styles.figure}>{figure}</span> <span css={styles.note}>{metric}</span>
              </td>
              <td>{proof}</td>
              <td css={styles.services}>{services}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}

const styles = {
  table: css({
    width: "100%",
    borderCollapse: "collapse",
    textAlign: "left",
    [media.wide]: { tableLayout: "fixed", "& th:nth-of-type(2)": { width: "34%" } },
    "th, td": { padding: `${space.x2} ${space.x4} ${space.x2} 0`, verticalAlign: "baseline" },
    "&, thead, tbody, tr, th, td": { [media.belowWide]: { display: "block" } },
  }),
  head: css({
    fontSize: size.small,
    color: color.inkSoft,
    borderBottom: `2px solid ${color.spruce}`,
    th: { fontWeight: 600 },
    // Stacked entries need no columns; screen readers still hear the headings.
    [media.belowWide]: {
      position: "absolute",
      width: "1px",
      height: "1px",
      overflow: "hidden",
      clipPath: "inset(50%)",
    },
  }),
  entry: css({
    borderBottom: rule.hairline,
    [media.belowWide]: { paddingBlock: space.x4 },
    [media.wide]: { "& > *": { paddingBlock: space.x6 } },
  }),
  brand: css({ display: "block", fontFamily: font.display, fontSize: size.h3 }),
  note: css({
    display: "inline-block",
    fontSize: size.small,
    fontWeight: 400,
    color: color.inkSoft,
  }),
  figure: css({
    fontFamily: font.display,
    fontSize: size.figure,
    fontWeight: 700,
    lineHeight: 1,
    letterSpacing: "-0.03em",
    fontVariantNumeric: "tabular-nums",
    whiteSpace: "nowrap",
    color: color.spruce,
  }),
  services: css({ color: color.inkSoft }),
};

export const ledgerSectionFragment = graphql`
  fragment LedgerSection on LedgerSection {
    anchor
    tone
    kicker
    heading
    text {
      html
    }
    columns {
      brand
      figure
      proof
      services
    }
    caseStudies {
      key
      brand
      industry
      figure
      metric
      proof
      services
    }
    actions {
      ...Action
    }
  }
`;
