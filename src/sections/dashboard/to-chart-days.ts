import type { ChartDay } from "../../components/chart/chart-day";

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
