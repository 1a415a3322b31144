import { Button } from "../../components/ui/button";
import { formatDollars } from "../../../lib/format/format-dollars";
import { planStopName } from "../../components/plan/choose-plan";
import { styles } from "./plan-styles";

type Section = Queries.PricingPlansSectionFragment;

interface PlanTotalProps {
  plan: Section["plans"][number];
  billing: Section["billing"];
  /** Hint beside the handle of the double rule. */
  handle: string;
  /** Unique on the page. */
  idPrefix: string;
  isChosen: boolean;
}

/** The end of a plan: its name and price, and the radio that puts the double rule below it. */
export function PlanTotal({
  plan,
  billing,
  handle,
  idPrefix,
  isChosen,
}: PlanTotalProps) {
  const nameId = `${idPrefix}-${plan.key}`;
  const priceId = `${nameId}-price`;
  const prices = [{ ...plan.monthly, saving: null }, plan.annual];
  const periods = [billing.monthly, billing.annual];
  return (
    <div id={plan.key} css={styles.total} data-total>
      <input
        css={styles.radio}
        type="radio"
        name={planStopName}
        value={plan.key}
        defaultChecked={isChosen}
        aria-labelledby={`${nameId} ${priceId}`}
      />
      <span css={styles.ring} aria-hidden />
      <div css={styles.name}>
        <h3 id={nameId}>{plan.name}</h3>
        <p css={[styles.badge, plan.isHighlighted && styles.tag]}>
          {plan.badge}
        </p>
      </div>
      <p css={styles.description}>{plan.description}</p>
      <div css={styles.action}>
        <Button to={plan.action.link} style="secondary">
          {plan.action.label}
        </Button>
      </div>
      <div id={priceId} css={styles.prices}>
        {prices.map(({ price, originalPrice, saving }, index) => (
          <div key={index} data-option={index} data-choice={periods[index]}>
            <p>
              <strong css={styles.price}>{formatDollars(price)}</strong>{" "}
              <s>
                <span className="visually-hidden">
                  {billing.originalPrice}{" "}
                </span>
                {formatDollars(originalPrice)}
              </s>{" "}
              {plan.period}
            </p>
            {saving !== null && <p css={styles.saving}>{saving}</p>}
          </div>
        ))}
      </div>
      <div css={styles.line} data-line aria-hidden>
        <span css={styles.handle} data-handle>
          <svg viewBox="0 0 20 20">
            <path d="M6 8l4-4 4 4M6 12l4 4 4-4" />
          </svg>
        </span>
        <span css={styles.hint} data-hint={handle} />
      </div>
    </div>
  );
}
