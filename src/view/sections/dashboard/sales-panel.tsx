import { RadioSwitch } from "../../components/ui/radio-switch";
import { Table } from "../../components/ui/ruled-table";
import { color, createStyles, media, radius, size, space } from "../../theme";
import { marked, ReportMark, thread } from "./report-note";
import { formatDollars } from "../../../lib/format/format-dollars";
import { BarChart } from "../../components/chart/bar-chart";

type Sales = Queries.DashboardSectionFragment["sales"];

interface SalesPanelProps {
  id: string;
  sales: Sales;
  /** Marks the figures that the report's notes are about. */
  isMarked: boolean;
}

/** Sales of each period, with the switch for the whole dashboard's period. */
export function SalesPanel({ id, sales, isMarked }: SalesPanelProps) {
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
            <p css={[styles.sum, isMarked && thread]}>
              <span css={styles.marked}>
                <strong css={styles.total}>{total}</strong>
                {isMarked && <ReportMark part="total" />}
              </span>{" "}
              <span css={styles.change}>{change}</span>
            </p>
            <div css={styles.chart}>
              <BarChart
                id={`${id}-sales-${index}`}
                title={name}
                description={summary}
                days={days}
                beforeLabel={beforeLabel}
                peak={isMarked && <PeakMark />}
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
          </div>
        );
      })}
    </div>
  );
}

/** The ring on the highest day, and its thread above the lower days. */
function PeakMark() {
  return (
    <span css={[styles.peakLine, thread]}>
      <span css={styles.peak}>
        <ReportMark part="days" />
      </span>
    </span>
  );
}

const styles = createStyles({
  panel: {
    padding: `${space.x6} ${space.x4} 0`,
    [media.medium]: { padding: `${space.x6} ${space.x8} 0` },
    [media.wide]: {
      gridRow: "1 / span 3",
      display: "grid",
      gridTemplateRows: "subgrid",
      paddingInlineStart: 0,
    },
  },
  header: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: space.x3,
    // Room for the number of the first note.
    [media.belowMedium]: { paddingBottom: space.x3 },
    // Each option is as wide as its text.
    label: { flexBasis: "auto" },
  },
  period: {
    [media.wide]: {
      gridRow: "2 / span 2",
      display: "grid",
      gridTemplateRows: "subgrid",
    },
  },
  // Contains the absolutely positioned hidden table, which could widen the page.
  chart: { position: "relative", minWidth: 0 },
  peakLine: {
    // With the chart's margin.
    "--edge": `calc(${space.x8} + ${space.x2})`,
    position: "absolute",
    inset: "0 0 auto 0",
    [media.wide]: { "&&::after": { insetInlineStart: space.x4 } },
  },
  peak: {
    position: "absolute",
    inset: `-${space.x1} auto auto -0.125rem`,
    width: "1.25rem",
    height: space.x8,
  },
  sum: {
    position: "relative",
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    alignSelf: "center",
    gap: `0 ${space.x6}`,
  },
  marked: marked,
  total: {
    display: "block",
    borderBottom: `0.3rem double ${color.ink}`,
    // No wider than a phone at 200% text size.
    fontSize: `min(${size.figure}, 15vw)`,
    fontWeight: 700,
    letterSpacing: "-0.03em",
    lineHeight: 1.1,
  },
  change: {
    paddingInline: space.x3,
    borderRadius: radius.pill,
    background: color.mint,
    fontWeight: 650,
    lineHeight: 1.8,
  },
});

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
