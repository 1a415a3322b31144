import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { media } from "../../theme/media";
import { color, numeral, size, space } from "../../theme/tokens";
import { Band } from "../section/band";
import { Columns } from "../section/columns";
import { ProseText } from "../ui/prose-text";
import { RuledTable } from "../ui/ruled-table";
import { SectionHeader } from "../section/section-header";
import { CaseFigure, pickFigures } from "./case-figure";

interface CaseResultsProps {
  caseStudy: Queries.CaseResultsFragment;
  words: Queries.CaseResultsWordsFragment;
}

/** A table of every figure with its change and period. */
export function CaseResults({ caseStudy, words }: CaseResultsProps) {
  const { results, figures } = caseStudy;
  const { columns } = words;
  const rows = pickFigures(figures, results.figures);
  const hasChanges = rows.some(({ change }) => change !== null);
  return (
    <Band tone="birch">
      <div css={styles.stack}>
        <Columns start={5}>
          <SectionHeader kicker={words.results} heading={results.heading} />
          <ProseText html={results.text.html} />
        </Columns>
        <RuledTable
          label={results.heading}
          css={styles.table}
          headings={[
            columns.metric,
            columns.value,
            ...(hasChanges ? [columns.change] : []),
            columns.period,
          ]}
        >
          {rows.map(({ key, metric, value, change, period }) => (
            <tr key={key}>
              <th scope="row" css={styles.metric}>
                {metric}
              </th>
              <td css={styles.value}>
                <CaseFigure value={value} />
              </td>
              {hasChanges && <td css={styles.change}>{change}</td>}
              <td css={styles.soft}>{period ?? results.period ?? words.periodUnknown}</td>
            </tr>
          ))}
        </RuledTable>
      </div>
    </Band>
  );
}

const styles = {
  stack: css({ display: "grid", gap: space.x12, gridTemplateColumns: "minmax(0, 1fr)" }),
  table: css({ "td:empty": { [media.belowWide]: { display: "none" } } }),
  metric: css({ fontWeight: 600, "&::first-letter": { textTransform: "uppercase" } }),
  value: css(numeral, { fontSize: size.h2 }),
  change: css({ fontWeight: 600, fontVariantNumeric: "tabular-nums" }),
  soft: css({ color: color.inkSoft, fontSize: size.small }),
};

export const caseResultsFragment = graphql`
  fragment CaseResults on CaseStudy {
    figures {
      ...CaseFigure
    }
    results {
      heading
      text {
        html
      }
      period
      figures
    }
  }

  fragment CaseResultsWords on CaseStudyWords {
    results
    columns {
      metric
      value
      change
      period
    }
    periodUnknown
  }
`;
