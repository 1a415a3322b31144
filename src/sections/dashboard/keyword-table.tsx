import { css } from "@emotion/react";
import { useUiLabels } from "../../components/ui/use-ui-labels";
import { fillMessage } from "../../site/fill-message";
import { media } from "../../theme/media";
import { color, rule, size, space } from "../../theme/tokens";
import { formatCount } from "../../site/format-dollars";
import { KeywordMove } from "./keyword-move";

type Keywords = Queries.DashboardSectionFragment["keywords"];

/** Positions in search. On small screens the table scrolls inside itself and the keywords stay in view. */
export function KeywordTable({ id, keywords }: { id: string; keywords: Keywords }) {
  const { scrollableTable } = useUiLabels();
  const { title, columns, moves, rows } = keywords;
  return (
    <div css={styles.frame}>
      <h3 id={`${id}-keywords`} css={styles.title}>
        {title}
      </h3>
      <div
        role="group"
        css={styles.scroller}
        aria-label={fillMessage(scrollableTable, { columns: title })}
        tabIndex={0}
      >
        <table css={styles.table} aria-labelledby={`${id}-keywords`}>
          <thead>
            <tr>
              <th scope="col">{columns.keyword}</th>
              <th scope="col">{columns.position}</th>
              <th scope="col">{columns.change}</th>
              <th scope="col">{columns.volume}</th>
              <th scope="col">{columns.clicks}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.keyword}>
                <th scope="row">{row.keyword}</th>
                <td>
                  <strong>{row.position}</strong>
                </td>
                <td>
                  <KeywordMove places={row.change} words={moves} />
                </td>
                <td>{formatCount(row.volume)}</td>
                <td>{formatCount(row.clicks)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

const styles = {
  frame: css({
    minWidth: 0,
    borderTop: rule.hairline,
    padding: `${space.x6} 0 ${space.x4} ${space.x4}`,
    [media.medium]: { padding: `${space.x8} 0 ${space.x6} ${space.x8}` },
    [media.wide]: { gridColumn: "1 / -1" },
  }),
  scroller: css({
    // Words for screen readers are placed against this box, so that they cannot widen the page.
    position: "relative",
    overflowX: "auto",
    paddingRight: space.x4,
    // A shade on the right edge while there is more to the right: the first layer travels with the table and covers it at the end.
    background: `linear-gradient(${color.paper}, ${color.paper}) right / ${space.x6} 100% no-repeat local, linear-gradient(to left, ${color.birch}, transparent) right / ${space.x6} 100% no-repeat scroll`,
    [media.medium]: { paddingRight: space.x8 },
  }),
  table: css({
    width: "100%",
    borderCollapse: "collapse",
    fontSize: size.small,
    fontVariantNumeric: "tabular-nums",
    lineHeight: 1.35,
    "th, td": {
      padding: `${space.x3} 0 ${space.x3} ${space.x6}`,
      textAlign: "right",
      whiteSpace: "nowrap",
      fontWeight: "inherit",
    },
    "thead th": {
      paddingTop: 0,
      borderBottom: `1px solid ${color.ink}`,
      color: color.inkSoft,
    },
    "tbody tr + tr > *": { borderTop: rule.hairline },
    "th:first-of-type": {
      position: "sticky",
      left: 0,
      paddingLeft: 0,
      background: color.paper,
      textAlign: "left",
      whiteSpace: "normal",
    },
    "tbody th": { minWidth: "8.5rem", fontWeight: 600 },
  }),
  title: css({ marginBottom: space.x6 }),
};
