import { formatDollars } from "../../site/format-dollars";

interface SalesTableProps {
  caption: string;
  dayColumn: string;
  salesColumn: string;
  days: readonly number[];
}

/** The figures of the chart, for screen readers. */
export function SalesTable({ caption, dayColumn, salesColumn, days }: SalesTableProps) {
  return (
    <div className="visually-hidden">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{dayColumn}</th>
            <th scope="col">{salesColumn}</th>
          </tr>
        </thead>
        <tbody>
          {days.map((amount, index) => (
            <tr key={index}>
              <th scope="row">{index + 1}</th>
              <td>{formatDollars(amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
