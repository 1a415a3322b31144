import { css } from "@emotion/react";
import { RadioSwitch } from "../../components/ui/radio-switch";
import { media } from "../../theme/media";
import { rule, space, color, font, radius, size } from "../../theme/tokens";
import { formatDollars, formatThousands } from "../../site/format/format-dollars";
import type { ChartDay } from "../../components/chart/chart-path";
import { LineChart } from "../../components/chart/line-chart";

type Sales = Queries.DashboardSectionFragment["sales"];

/** Sales of each period, with the switch that chooses the period of the whole sheet. */
export function SalesPanel({ id, sales }: { id: string; sales: Sales }) {
  return (
    <div css={styles.panel}>
      <div css={styles.header}>
        <h3>{sales.title}</h3>
        <RadioSwitch
          name={`${id}-period`}
          label={sales.periodsLabel}
          options={sales.periods.map(({ label }) => label)}
        />
      </div>
      {sales.periods.map((period, index) => (
        <SalesPeriod
          key={period.label}
          id={`${id}-sales-${index}`}
          place={index}
          sales={sales}
          period={period}
        />
      ))}
    </div>
  );
}

const styles = {
  panel: css({
    minWidth: 0,
    padding: `${space.x6} ${space.x4} 0`,
    [media.medium]: { padding: `${space.x8} ${space.x8} 0` },
    // Beside the ratios and the positions.
    [media.wide]: { gridRow: "1 / 3", borderRight: rule.hairline },
  }),
  header: css({
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: space.x3,
    marginBottom: space.x3,
    // Each choice as wide as its words.
    label: { flexBasis: "auto" },
  }),
};

interface SalesPeriodProps {
  id: string;
  place: number;
  sales: Sales;
  period: Sales["periods"][number];
}

function SalesPeriod({ id, place, sales, period }: SalesPeriodProps) {
  const name = `${sales.title}: ${period.label}`;
  const days = toChartDays(sales.days, sales.lastDay, period.length);
  return (
    <div css={salesPeriodStyles.root} data-option={place}>
      <p css={salesPeriodStyles.sum}>
        <strong css={salesPeriodStyles.total}>{period.total}</strong>{" "}
        <span css={salesPeriodStyles.change}>{period.change}</span>
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
      {/* The figures of the chart, for screen readers. */}
      <div className="visually-hidden">
        <table>
          <caption>{name}</caption>
          <thead>
            <tr>
              {[sales.dayColumn, sales.title, sales.beforeLabel].map((column) => (
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
    </div>
  );
}

const salesPeriodStyles = {
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
function toChartDays(sales: readonly number[], lastDay: string, length: number): ChartDay[] {
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
