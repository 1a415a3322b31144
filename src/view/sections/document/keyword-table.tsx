import { graphql } from "gatsby";
import { fillMessage } from "../../../lib/format/fill-message";
import { formatCount } from "../../../lib/format/format-dollars";
import { ringed } from "../../components/sheet/sheet-line";
import { Table } from "../../components/ui/table";
import { useUiLabels } from "../../components/ui/use-site";
import { color, createStyles, media, rule, space } from "../../theme";

interface KeywordTableProps {
  keywords: Queries.KeywordTableFragment;
  periods: readonly { label: string }[];
}

/** Search positions in each period, with the most clicks marked. At large text sizes, the table scrolls. */
export function KeywordTable({ keywords, periods }: KeywordTableProps) {
  const { title, columns } = keywords;
  const { scrollableTable } = useUiLabels();
  const name = fillMessage(scrollableTable, { columns: title });
  return (
    <>
      <h3>{title}</h3>
      <div
        css={styles.scroller}
        role="group"
        tabIndex={0}
        aria-label={name}
        data-scroll={name}
      >
        {periods.map(({ label }, period) => (
          <div key={label} data-option={period} data-choice={label}>
            <Table
              css={styles.table}
              label={title}
              headings={columns}
              rows={buildRows(keywords, period)}
            />
          </div>
        ))}
      </div>
    </>
  );
}

function buildRows({ rows }: Queries.KeywordTableFragment, period: number) {
  const standings = rows.flatMap(({ keyword, volume, periods }) =>
    periods
      .slice(period, period + 1)
      .map((standing) => ({ ...standing, keyword, volume })),
  );
  const most = Math.max(...standings.map(({ clicks }) => clicks));
  return standings.map(({ keyword, volume, position, change, clicks }) => [
    keyword,
    <strong>{position}</strong>,
    formatMove(change),
    formatCount(volume),
    clicks === most ? (
      <mark css={ringed}>{formatCount(clicks)}</mark>
    ) : (
      formatCount(clicks)
    ),
  ]);
}

/** Places gained or lost: +2, −1, 0. */
function formatMove(places: number): string {
  if (places === 0) return "0";
  return places > 0 ? `+${places}` : `−${-places}`;
}

const styles = createStyles({
  scroller: {
    // Contains the absolutely positioned text for screen readers, which could widen the page.
    position: "relative",
    overflowX: "auto",
    // The sheet's edge leaves no room outside.
    "&:focus-visible": { outlineOffset: "-3px" },
  },
  table: {
    // All columns fit into 360 px.
    [media.belowMedium]: { fontSize: "0.875rem" },
    "th, td": {
      height: space.x8,
      padding: `0 ${space.x2} 0 0`,
      borderBottom: rule.hairline,
      textAlign: "right",
      whiteSpace: "nowrap",
      fontWeight: "inherit",
    },
    "thead th": { color: color.inkSoft },
    "th:first-of-type": { textAlign: "left", whiteSpace: "normal" },
    "tbody th": { fontWeight: 600 },
  },
});

export const keywordTableFragment = graphql`
  fragment KeywordTable on KeywordTable {
    title
    columns
    rows {
      keyword
      volume
      periods {
        position
        change
        clicks
      }
    }
  }
`;
