import { css } from "@emotion/react";
import { LineChart } from "../../components/chart/line-chart";
import { formatDollars, formatThousands } from "../../site/format-dollars";
import { color, font, radius, size, space } from "../../theme/tokens";
import { SalesTable } from "./sales-table";
import type { ChartDay } from "../../components/chart/chart-day";

type Sales = Queries.DashboardSectionFragment["sales"];

interface SalesPeriodProps {
  id: string;
  /** Its place on the switch. */
  place: number;
  sales: Sales;
  period: Sales["periods"][number];
}

/** The total of one period, closed with an accountant's double rule, and its course day by day. */
export function SalesPeriod({ id, place, sales, period }: SalesPeriodProps) {
  const name = `${sales.title}: ${period.label}`;
  const days = toChartDays(sales.days, sales.lastDay, period.length);
  return (
    <div css={styles.root} data-option={place}>
      <p css={styles.sum}>
        <strong css={styles.total}>{period.total}</strong>{" "}
        <span css={styles.change}>{period.change}</span>
      </p>
      <LineChart
        id={id}
        title={name}
        description={period.summary}
        days={days}
        beforeLabel={sales.beforeLabel}
        formatTick={formatThousands}
        formatValue={formatDollars}
      />
      <SalesTable
        caption={name}
        columns={[sales.dayColumn, sales.title, sales.beforeLabel]}
        days={days}
      />
    </div>
  );
}

const styles = {
  // The visually hidden table is placed against this box, so that it cannot widen the page.
  root: css({ position: "relative" }),
  sum: css({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: space.x3 }),
  total: css({
    borderBottom: `0.3rem double ${color.ink}`,
    fontFamily: font.display,
    // At twice the text size no wider than a phone.
    fontSize: `min(${size.figureInRow}, 15vw)`,
    fontVariantNumeric: "tabular-nums lining-nums",
    fontWeight: 700,
    letterSpacing: "-0.03em",
    lineHeight: 1.1,
  }),
  change: css({
    paddingInline: space.x3,
    borderRadius: radius.pill,
    background: color.mint,
    fontWeight: 650,
    fontVariantNumeric: "tabular-nums",
    lineHeight: 1.8,
  }),
};

/** The last `length` days of sales that end on `lastDay` (YYYY-MM-DD), each beside the one `length` days before. */
export function toChartDays(sales: readonly number[], lastDay: string, length: number): ChartDay[] {
  return sales.slice(-length).map((value, index) => ({
    date: writeDay(lastDay, length - 1 - index),
    value,
    before: sales[sales.length - 2 * length + index] ?? 0,
  }));
}
/**
 * Jun 30, or a day so many before. Unlike `toLocaleDateString`, which loads the browser's language data, the
 * parts of this string are in every browser the same.
 */
function writeDay(lastDay: string, daysBefore: number): string {
  const date = new Date(Date.parse(lastDay) - daysBefore * 86_400_000);
  const [, day = "", month = ""] = date.toUTCString().split(" ");
  return `${month} ${Number(day)}`;
}
