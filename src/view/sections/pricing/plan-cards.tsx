import { Link, graphql } from "gatsby";
import { useId } from "react";
import { fillMessage } from "../../../lib/format/fill-message";
import { routes } from "../../../lib/urls/routes";
import { PlanFeatures } from "../../components/plan/plan-features";
import { ActionButton } from "../../components/ui/button";
import { useUiLabels } from "../../components/ui/use-site";
import {
  createStyles,
  labelText,
  media,
  numeral,
  rule,
  space,
  spread,
  stack,
} from "../../theme";

interface PlanCardsProps {
  plans: readonly Queries.PlanCardFragment[];
  /** Where the plan's name on the pricing page is {name}. */
  samePlan: string | null;
}

/** Plans side by side, on phones below each other; what each contains opens one at a time with `<details name>`. */
export function PlanCards({ plans, samePlan }: PlanCardsProps) {
  const groupName = useId();
  const { planContents } = useUiLabels();
  return (
    <ul css={styles.row}>
      {plans.map((plan) => (
        <li key={plan.key} css={styles.plan}>
          <div css={styles.line}>
            <h3>{plan.name}</h3>
            <p>
              <strong css={styles.price}>{plan.price}</strong> {plan.period}
            </p>
          </div>
          <div css={styles.line}>
            <p css={styles.words}>
              {plan.qualification}
              {plan.samePlan && (
                <Link to={`${routes.pricing}#${plan.samePlan.key}`}>
                  {fillMessage(samePlan ?? "{name}", plan.samePlan)}
                </Link>
              )}
            </p>
            <ActionButton
              {...plan.action}
              style={plan.isHighlighted ? "primary" : "secondary"}
            />
          </div>
          <details name={groupName}>
            <summary css={styles.summary}>
              <span>
                {planContents}
                <span className="visually-hidden"> {plan.name}</span>
              </span>
            </summary>
            {plan.priceDescription && (
              <p css={labelText}>{plan.priceDescription}</p>
            )}
            <PlanFeatures plan={plan} />
          </details>
        </li>
      ))}
    </ul>
  );
}

const styles = createStyles({
  row: {
    display: "grid",
    gap: space.x6,
    [media.abreast]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
  },
  plan: {
    ...stack(space.x3),
    paddingTop: space.x3,
    borderTop: rule.strong,
    // The plans of a row share their lines.
    [media.abreast]: { gridRow: "span 3", gridTemplateRows: "subgrid" },
  },
  line: {
    ...labelText,
    ...spread,
    alignItems: "baseline",
    alignContent: "space-between",
  },
  price: { ...numeral, whiteSpace: "nowrap" },
  words: { flex: "1 1 10rem", a: { display: "block", paddingBlock: "0.3em" } },
  summary: { borderTop: rule.hairline },
});

export const planCardFragment = graphql`
  fragment PlanCard on Plan {
    key
    name
    qualification
    price
    period
    priceDescription
    samePlan {
      key
      name
    }
    everythingIn {
      name
    }
    features {
      ...PlanFeature
    }
    isHighlighted
    action {
      ...PlanButton
    }
  }
`;
