import { RadioSwitch } from "../../components/ui/radio-switch";
import { Table } from "../../components/ui/ruled-table";
import { color, css, media, radius, size, space } from "../../theme";
import { formatDollars } from "../../../lib/format/format-dollars";
import { LineChart } from "../../components/chart/line-chart";

type Sales = Queries.DashboardSectionFragment["sales"];

/** Sales of each period, with the switch for the whole dashboard's period. */
export function SalesPanel({ id, sales }: { id: string; sales: Sales }) {
  const { title, periodsLabel, periods, dayColumn, beforeLabel } = sales;
  return (
    <div css={styles.panel}>
      <div css={styles.header}>
        <h3>{title}</h3>
        <RadioSwitch
          name={`${id}-period`}
          label={periodsLabel}
          options={periods.map(({ label }) => label)}
        />
      </div>
      {periods.map(({ label, length, total, change, summary }, index) => {
        const name = `${title}: ${label}`;
        const days = parseChartDays(sales, length);
        return (
          <div key={label} css={styles.period} data-option={index}>
            <p css={styles.sum}>
              <strong css={styles.total}>{total}</strong>{" "}
              <span css={styles.change}>{change}</span>
            </p>
            <LineChart
              id={`${id}-sales-${index}`}
              title={name}
              description={summary}
              days={days}
              beforeLabel={beforeLabel}
            />
            <div className="visually-hidden">
              <Table
                caption={name}
                headings={[dayColumn, title, beforeLabel]}
                rows={days.map(({ date, value, before }) => [
                  date,
                  formatDollars(value),
                  formatDollars(before),
                ])}
              />
            </div>
          </div>
        );
      })}
    </div>
  );
}

const styles = {
  panel: css({
    padding: `${space.x6} ${space.x4} 0`,
    [media.medium]: { padding: `${space.x8} ${space.x8} 0` },
  }),
  header: css({
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: space.x3,
    marginBottom: space.x3,
    // Each option is as wide as its text.
    label: { flexBasis: "auto" },
  }),
  // Contains the absolutely positioned hidden table, which could widen the page.
  period: css({ position: "relative" }),
  sum: css({
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: space.x3,
  }),
  total: css({
    borderBottom: `0.3rem double ${color.ink}`,
    // No wider than a phone at 200% text size.
    fontSize: `min(${size.figure}, 15vw)`,
    fontWeight: 700,
    letterSpacing: "-0.03em",
    lineHeight: 1.1,
  }),
  change: css({
    paddingInline: space.x3,
    borderRadius: radius.pill,
    background: color.mint,
    fontWeight: 650,
    lineHeight: 1.8,
  }),
};

/** The last `length` days of sales, each with the day `length` days before. */
function parseChartDays({ days, lastDay }: Sales, length: number) {
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
