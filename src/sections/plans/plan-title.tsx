import { css } from "@emotion/react";
import { numeral } from "../../components/ui/numeral";
import { size, space } from "../../theme/tokens";

type Plan = Queries.PlansSectionFragment["plans"][number];

/** Name, audience and price of a plan. A summary may hold headings and phrases, so there is no box around them. */
export function PlanTitle({ plan }: { plan: Plan }) {
  return (
    <>
      <h3>{plan.name}</h3> <span css={styles.soft}>{plan.qualification}</span>{" "}
      <span>
        <strong css={styles.price}>{plan.price}</strong>{" "}
        {plan.planPeriod && <span css={styles.soft}>{plan.planPeriod}</span>}
      </span>
    </>
  );
}

const styles = {
  soft: css({ fontSize: size.small, lineHeight: 1.5 }),
  price: css(numeral, {
    display: "inline-block",
    paddingTop: space.x3,
    fontSize: size.h2,
    color: "inherit",
    // At twice the text size it would be broken within the number.
    whiteSpace: "nowrap",
  }),
};
