import { css } from "@emotion/react";
import { useInterfaceText } from "../../components/ui/use-interface-text";
import { media } from "../../theme/media";
import { color, font, rule, size, space } from "../../theme/tokens";
import { formatCount } from "./format-dollars";
import { KeywordMove } from "./keyword-move";

/** Positions in search. On small screens the table scrolls inside itself and the keywords stay in view. */
export function KeywordTable({ keywords }: Pick<Queries.DashboardSectionFragment, "keywords">) {
  const { scrollableTable } = useInterfaceText();
  const { title, columns, moves, rows } = keywords;
  return (
    <div css={styles.frame} role="region" aria-label={`${title}: ${scrollableTable}`} tabIndex={0}>
      <table css={styles.table}>
        <caption css={styles.title}>{title}</caption>
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
              <td css={styles.position}>{row.position}</td>
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
  );
}

const styles = {
  frame: css({
    // Words for screen readers are placed against this box, so that they cannot widen the page.
    position: "relative",
    minWidth: 0,
    overflowX: "auto",
    borderTop: rule.hairline,
    padding: `${space.x6} ${space.x4}`,
    [media.medium]: { padding: `${space.x8} ${space.x8} ${space.x6}` },
    [media.wide]: { gridColumn: "1 / -1" },
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
      borderBottom: rule.hairline,
      borderBottomColor: color.ink,
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
  title: css({
    marginBottom: space.x4,
    fontFamily: font.display,
    fontSize: size.h3,
    fontWeight: 700,
    letterSpacing: "-0.015em",
    lineHeight: 1.1,
    textAlign: "left",
  }),
  position: css({ fontFamily: font.display, fontSize: size.body, fontWeight: 700 }),
};
