import type { ReactNode } from "react";

interface TableProps {
  label: string;
  headings: readonly string[];
  /** The cells of each row; the first one is the row's heading. */
  rows: readonly (readonly ReactNode[])[];
  className?: string;
  /** Set for rows that answer the pointer. */
  isAnswering?: boolean;
}

/** A table with headings of columns and rows, without styles. */
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
              <td key={place}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
