import { graphql } from "gatsby";
import { formatDollars } from "../../../lib/format/format-dollars";
import { BarChart } from "../../components/chart/bar-chart";
import { Table } from "../../components/ui/table";

interface SalesChartProps {
  title: string;
  sales: Queries.SalesChartFragment;
  period: Queries.SalesPeriodFragment;
}

/** The sales of a period as bars, and as a table for screen readers. */
export function SalesChart({ title, sales, period }: SalesChartProps) {
  const { dayColumn, beforeLabel } = sales;
  const name = `${title}: ${period.label}`;
  const days = parseChartDays(sales, period.length);
  return (
    <>
      <BarChart
        title={name}
        description={period.summary}
        days={days}
        beforeLabel={beforeLabel}
      />
      <div className="visually-hidden">
        <Table
          label={name}
          headings={[dayColumn, title, beforeLabel]}
          rows={days.map(({ date, value, before }) => [
            date,
            formatDollars(value),
            formatDollars(before),
          ])}
        />
      </div>
    </>
  );
}

/** The last `length` days of sales, each with the day `length` days before. */
function parseChartDays(
  { days, lastDay }: Queries.SalesChartFragment,
  length: number,
) {
  return days.slice(-length).map((value, index) => ({
    date: formatDay(lastDay, length - 1 - index),
    value,
    before: days.at(index - 2 * length) ?? 0,
  }));
}

/** Jun 30, or the given number of days before. `toLocaleDateString` would load locale data. */
function formatDay(lastDay: string, daysBefore: number): string {
  const date = new Date(Date.parse(lastDay) - daysBefore * 86_400_000);
  const [, day = "", month = ""] = date.toUTCString().split(" ");
  return `${month} ${Number(day)}`;
}

export const salesChartFragment = graphql`
  fragment SalesPeriod on SalesPeriod {
    label
    length
    total
    change
    summary
  }

  fragment SalesChart on SalesChart {
    dayColumn
    beforeLabel
    lastDay
    days
  }
`;
