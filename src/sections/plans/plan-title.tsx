import { css } from "@emotion/react";
import { numeral } from "../../components/ui/numeral";
import { size, space } from "../../theme/tokens";

type Plan = Queries.PlansSectionFragment["plans"][number];

/** Name, audience and price of a plan. */
export function PlanTitle({ plan }: { plan: Plan }) {
  return (
    <div css={styles.title}>
      <h3 css={styles.name}>{plan.name}</h3>
      <p css={styles.soft}>{plan.qualification}</p>
      <p>
        <strong css={styles.price}>{plan.price}</strong>{" "}
        {plan.planPeriod && <span css={styles.soft}>{plan.planPeriod}</span>}
      </p>
    </div>
  );
}

const styles = {
  title: css({ display: "grid", gap: space.x2, minWidth: 0 }),
  name: css({ fontSize: size.h3 }),
  soft: css({ fontSize: size.small, lineHeight: 1.5 }),
  price: css(numeral, {
    display: "inline-block",
    paddingTop: space.x3,
    fontSize: size.h2,
    color: "inherit",
  }),
};
