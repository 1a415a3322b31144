import { css } from "@emotion/react";
import { LineChart } from "../../components/chart/line-chart";
import { color, font, radius, size, space } from "../../theme/tokens";
import { formatDollars, formatThousands } from "../../site/format-dollars";
import { SalesTable } from "./sales-table";

interface SalesPeriodProps {
  id: string;
  title: string;
  dayColumn: string;
  period: Queries.DashboardSectionFragment["sales"]["periods"][number];
}

/** The total of one period, closed with an accountant's double rule, and its course day by day. */
export function SalesPeriod({ id, title, dayColumn, period }: SalesPeriodProps) {
  const name = `${title}: ${period.label}`;
  return (
    <div css={styles.root}>
      <p css={styles.sum}>
        <strong css={styles.total}>{period.total}</strong>{" "}
        <span css={styles.change}>{period.change}</span>
      </p>
      <LineChart
        id={id}
        title={name}
        description={period.summary}
        values={period.days}
        formatTick={formatThousands}
        formatValue={formatDollars}
      />
      <SalesTable caption={name} dayColumn={dayColumn} salesColumn={title} days={period.days} />
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
    fontSize: size.figure,
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
