import type { ChartDay } from "../../components/chart/chart-day";
import { formatDollars } from "../../site/format-dollars";

interface SalesTableProps {
  caption: string;
  /** The headings: of the days, of their sales, and of the sales of the period before. */
  columns: readonly string[];
  days: readonly ChartDay[];
}

/** The figures of the chart, for screen readers. */
export function SalesTable({ caption, columns, days }: SalesTableProps) {
  return (
    <div className="visually-hidden">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map(({ date, value, before }) => (
            <tr key={date}>
              <th scope="row">{date}</th>
              <td>{formatDollars(value)}</td>
              <td>{formatDollars(before)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
