import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { color, media, rule, size, space } from "../../theme/tokens";

interface RuledTableProps {
  label: string;
  headings: readonly string[];
  children: ReactNode;
  /** Column widths, if the browser's automatic layout does not fit. */
  className?: string;
}

/** Entries under ruled lines: a table from medium screens up, stacked on phones. */
export function RuledTable({ label, headings, children, className }: RuledTableProps) {
  return (
    <table aria-label={label} css={styles.table} className={className}>
      <thead css={styles.head}>
        <tr>
          {headings.map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody css={styles.body}>{children}</tbody>
    </table>
  );
}

const styles = {
  table: css({
    width: "100%",
    borderCollapse: "collapse",
    textAlign: "left",
    [media.medium]: { tableLayout: "fixed" },
    "th, td": { padding: `${space.x2} ${space.x4} ${space.x2} 0`, verticalAlign: "baseline" },
    "tr > :last-child": { paddingRight: 0 },
    "&, thead, tbody, tr, th, td": { [media.belowMedium]: { display: "block" } },
  }),
  head: css({
    fontSize: size.small,
    color: color.inkSoft,
    borderBottom: `2px solid ${color.spruce}`,
    th: { fontWeight: 600 },
    // Stacked entries need no column headings visually; screen readers still read them.
    [media.belowMedium]: {
      position: "absolute",
      width: "1px",
      height: "1px",
      overflow: "hidden",
      clipPath: "inset(50%)",
    },
  }),
  body: css({
    tr: { borderBottom: rule.hairline, [media.belowMedium]: { paddingBlock: space.x4 } },
    [media.medium]: { "tr > *": { paddingBlock: space.x6 } },
  }),
};
