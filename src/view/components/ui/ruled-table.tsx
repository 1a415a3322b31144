import type { ReactNode } from "react";
import { css, media, rule, softText, space } from "../../theme";

interface TableProps {
  label: string;
  headings: readonly string[];
  /** The cells of each row; the first one is the row's heading. */
  rows: readonly (readonly ReactNode[])[];
  className?: string;
  /** Set for rows that answer the pointer. */
  isAnswering?: boolean;
}

/** A table with headings of columns and rows, without styles. On phones, styles can show a cell's `data-label`. */
export function Table({
  label,
  headings,
  rows,
  className,
  isAnswering,
}: TableProps) {
  return (
    <table aria-label={label} className={className}>
      {headings.length > 0 && (
        <thead>
          <tr>
            {headings.map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map(([heading, ...cells], row) => (
          <tr key={row} data-row={isAnswering}>
            <th scope="row">{heading}</th>
            {cells.map((cell, place) => (
              <td key={place} data-label={headings[place + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Entries under ruled lines: a table from medium screens up, stacked on phones. The class name can set column widths. */
export function RuledTable({ className, ...table }: TableProps) {
  return <Table {...table} css={ruled} className={className} />;
}

const ruled = css({
  [media.medium]: { tableLayout: "fixed" },
  "th, td": {
    padding: `${space.x1} ${space.x4} ${space.x1} 0`,
    verticalAlign: "baseline",
  },
  "tr > :last-child": { paddingRight: 0 },
  "&, thead, tbody, tr, th, td": { [media.belowMedium]: { display: "block" } },
  thead: {
    ...softText,
    borderBottom: rule.strong,
    th: { fontWeight: 600 },
    // Stacked entries need no column headings visually; screen readers still read them.
    [media.belowMedium]: { position: "absolute", clipPath: "inset(50%)" },
  },
  "tbody tr": {
    borderBottom: rule.hairline,
    [media.belowMedium]: { paddingBlock: space.x3 },
  },
});
