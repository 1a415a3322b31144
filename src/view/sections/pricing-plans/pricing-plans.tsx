import { graphql } from "gatsby";
import { useId, useState } from "react";
import { Band } from "../../components/section/band";
import { SectionHeader } from "../../components/section/section-header";
import {
  RadioSwitch,
  showSelectedOption,
} from "../../components/ui/radio-switch";
import { RichText } from "../../components/ui/rich-text";
import { lineDrag } from "./line-drag";
import { belowRule, PlanRows } from "./plan-rows";
import { PlanTotal, savingBadge } from "./plan-total";
import {
  accountPart,
  color,
  createStyles,
  labelText,
  media,
  rule,
  space,
  withAccount,
} from "../../theme";

type Section = Queries.PricingPlansSectionFragment;

/**
 * The plans as one account: each adds lines and ends with its price. The double rule is below the chosen plan; what follows is not in it.
 * Radios and CSS do all of it; a script lets visitors drag the rule, and announces the billing period.
 */
export function PricingPlans({
  billing,
  plans,
  line,
  apart,
  text,
  ...frame
}: Section) {
  const idPrefix = useId();
  const firstChosen =
    plans.find(({ isHighlighted }) => isHighlighted) ?? plans[0];
  return (
    <Band {...frame}>
      <div css={[styles.root, showSelectedOption(2)]}>
        <div css={styles.top}>
          <SectionHeader {...frame} layout="bare" />
          <BillingSwitch billing={billing} />
          {text && (
            <div css={styles.text}>
              <RichText html={text.html} />
            </div>
          )}
        </div>
        <div
          role="group"
          aria-label={line.label}
          css={styles.account}
          {...lineDrag}
        >
          <ol css={styles.plans}>
            {plans.map((plan) => (
              <li key={plan.key}>
                <PlanRows plan={plan} left={line.left} />
                <PlanTotal
                  plan={plan}
                  billing={billing}
                  handle={line.handle}
                  idPrefix={idPrefix}
                  isChosen={plan === firstChosen}
                />
              </li>
            ))}
          </ol>
        </div>
        {apart && (
          <dl css={styles.apart}>
            {apart.map((part) => (
              <div key={part.key} css={styles.apartRow}>
                <dt>{part.name}</dt>
                <dd>{part.cost}</dd>
              </div>
            ))}
          </dl>
        )}
        <div css={styles.terms}>
          <p data-option="0">{billing.monthlyTerms}</p>
          <p data-option="1">{billing.annualTerms}</p>
        </div>
      </div>
    </Band>
  );
}

function BillingSwitch({ billing }: Pick<Section, "billing">) {
  const [notice, setNotice] = useState("");
  return (
    <div css={styles.switch}>
      <p css={savingBadge} data-option="1">
        {billing.annualBadge}
      </p>
      <RadioSwitch
        name={useId()}
        label={billing.label}
        options={[billing.monthly, billing.annual]}
        onChoose={(index) =>
          setNotice(index ? billing.annualNotice : billing.monthlyNotice)
        }
      />
      <p role="status" className="visually-hidden">
        {notice}
      </p>
    </div>
  );
}

const styles = createStyles({
  root: { display: "grid", gap: space.x4 },
  top: {
    display: "grid",
    gap: `${space.x2} ${space.x6}`,
    alignItems: "end",
    ...withAccount,
  },
  switch: {
    display: "flex",
    flexWrap: "wrap-reverse",
    alignItems: "center",
    justifyContent: "end",
    gap: space.x2,
    [media.belowMedium]: { justifyContent: "space-between" },
  },
  text: { gridColumn: 1, [media.medium]: { gridRow: 2 } },
  account: [
    accountPart,
    {
      borderTop: rule.strong,
      // Below the totals and the handle.
      "&&::before": { zIndex: 0 },
    },
  ],
  // Printed, the plans are a list of what each adds.
  plans: {
    "@media screen": { "& > li:has(> div > :checked) ~ li": belowRule },
  },
  apart: labelText,
  apartRow: {
    ...withAccount,
    paddingBlock: space.x1,
    borderBottom: rule.hairline,
    "dt::first-letter, dd::first-letter": { textTransform: "uppercase" },
    dd: { [media.medium]: { textAlign: "end" } },
  },
  terms: { ...labelText, color: color.inkSoft },
});

export const pricingPlansSectionFragment = graphql`
  fragment PricingPlansSection on PricingPlansSection {
    ...SectionOpening
    billing {
      label
      monthly
      annual
      annualBadge
      monthlyNotice
      annualNotice
      monthlyTerms
      annualTerms
      originalPrice
      saving
    }
    line {
      label
      handle
      left
    }
    apart {
      key
      name
      cost
    }
    plans {
      key
      name
      description
      badge
      monthly {
        price
        originalPrice
      }
      annual {
        price
        originalPrice
      }
      period
      everythingIn {
        key
        name
      }
      doneBy
      features {
        ...PlanFeature
      }
      isHighlighted
      action {
        ...PlanButton
      }
    }
  }
`;
