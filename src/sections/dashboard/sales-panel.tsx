import { css } from "@emotion/react";
import { RadioSwitch } from "../../components/ui/radio-switch";
import { media } from "../../theme/media";
import { rule, space } from "../../theme/tokens";
import { SalesPeriod } from "./sales-period";

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
