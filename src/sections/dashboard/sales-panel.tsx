import { css } from "@emotion/react";
import { RadioSwitch, showChosenOf } from "../../components/ui/radio-switch";
import { media } from "../../theme/media";
import { rule, space } from "../../theme/tokens";

import { SalesPeriod } from "./sales-period";

type Sales = Queries.DashboardSectionFragment["sales"];

/** Sales of each period. All are in the HTML; the checked radio decides in CSS alone which one is seen. */
export function SalesPanel({ id, sales }: { id: string; sales: Sales }) {
  return (
    <div css={[styles.panel, showChosenOf(sales.periods.length)]}>
      <div css={styles.header}>
        <h3>{sales.title}</h3>
        <RadioSwitch
          name={`${id}-period`}
          label={sales.periodsLabel}
          options={sales.periods.map(({ label }) => label)}
        />
      </div>
      {sales.periods.map((period, index) => (
        <div key={period.label} data-option={index}>
          <SalesPeriod
            id={`${id}-sales-${index}`}
            title={sales.title}
            dayColumn={sales.dayColumn}
            period={period}
          />
        </div>
      ))}
    </div>
  );
}

const styles = {
  panel: css({
    minWidth: 0,
    padding: `${space.x8} ${space.x4} ${space.x2}`,
    [media.medium]: { padding: `${space.x8} ${space.x8} ${space.x4}` },
    [media.wide]: { borderRight: rule.hairline },
  }),
  header: css({
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: space.x3,
    marginBottom: space.x6,
  }),
};
