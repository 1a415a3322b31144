import { css } from "@emotion/react";
import { PlanCard } from "../../components/plan/plan-card";
import { PlanFeatures } from "../../components/plan/plan-features";
import { ActionRow } from "../../components/ui/action-row";
import { color, radius, size, space } from "../../theme/tokens";
import { numeral } from "../../components/ui/numeral";
import { formatDollars } from "../../site/format/format-dollars";

interface PricingPlanCardProps {
  plan: Queries.PricingPlansSectionFragment["plans"][number];
  originalPriceLabel: string;
  periods: readonly [string, string];
}

/** One plan with both of its prices; the switch above the plans decides which of them is seen. */
export function PricingPlanCard({ plan, originalPriceLabel, periods }: PricingPlanCardProps) {
  const { key, name, badge, description, monthly, annual, period } = plan;
  const words = { originalPriceLabel, period };
  return (
    <PlanCard id={key} isHighlighted={plan.isHighlighted}>
      <div css={styles.title}>
        <p css={styles.badge}>{badge}</p>
        <h3>{name}</h3>
        <p>{description}</p>
      </div>
      <div data-option="0" data-choice={periods[0]}>
        <PlanPrice {...monthly} {...words} />
      </div>
      <div data-option="1" data-choice={periods[1]}>
        <PlanPrice {...annual} {...words} />
      </div>
      <PlanFeatures id={`pricing-${key}`} features={plan.features} />
      <div css={styles.action}>
        <ActionRow actions={[plan.action]} />
      </div>
    </PlanCard>
  );
}

const styles = {
  title: css({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: space.x2,
    justifyItems: "start",
  }),
  badge: css({
    paddingInline: space.x3,
    borderRadius: radius.pill,
    background: color.gold,
    color: color.ink,
    fontSize: size.small,
    fontWeight: 600,
  }),
  action: css({ alignSelf: "end", marginTop: "auto" }),
};

interface PlanPriceProps {
  price: number;
  originalPrice: number;
  /** Said before the struck price, since striking is silent. */
  originalPriceLabel: string;
  period: string;
  saving?: string;
}

function PlanPrice(props: PlanPriceProps) {
  const { price, originalPrice, originalPriceLabel, period, saving } = props;
  return (
    <div css={planPriceStyles.root}>
      <p>
        <s css={planPriceStyles.original}>
          <span className="visually-hidden">{originalPriceLabel} </span>
          {formatDollars(originalPrice)}
        </s>
      </p>
      <p>
        <strong css={planPriceStyles.price}>{formatDollars(price)}</strong>{" "}
        <span css={planPriceStyles.small}>{period}</span>
      </p>
      {saving !== undefined && <p css={planPriceStyles.saving}>{saving}</p>}
    </div>
  );
}

const planPriceStyles = {
  root: css({ display: "grid", gap: space.x2, justifyItems: "start" }),
  original: css({ fontSize: size.h3, fontVariantNumeric: "tabular-nums" }),
  price: css(numeral, { display: "block", fontSize: size.figureInRow, color: "inherit" }),
  small: css({ display: "block", paddingTop: space.x1, fontSize: size.small }),
  saving: css({
    paddingInline: space.x3,
    borderRadius: radius.pill,
    background: color.mint,
    color: color.ink,
    fontSize: size.small,
    fontWeight: 600,
  }),
};
