import { graphql } from "gatsby";
import { useId, useState } from "react";
import { Band } from "../../components/section/band";
import { SectionHeader } from "../../components/section/section-header";
import { PlanFeatures } from "../../components/plan/plan-features";
import { ActionRow } from "../../components/ui/action-row";
import {
  RadioSwitch,
  showSelectedOption,
} from "../../components/ui/radio-switch";
import { RichText } from "../../components/ui/rich-text";
import { formatDollars } from "../../../lib/format/format-dollars";
import { PlanComparison } from "./plan-comparison";
import { styles } from "./plan-styles";

/** Plans with monthly and annual prices: CSS shows those of the checked radio, and a script announces the change. */
export function PricingPlans({
  billing,
  plans,
  comparison,
  text,
  ...frame
}: Queries.PricingPlansSectionFragment) {
  const [notice, setNotice] = useState("");
  const periods = [billing.monthly, billing.annual];
  return (
    <Band {...frame}>
      <div css={[styles.root, showSelectedOption(2)]}>
        <div css={styles.top}>
          <SectionHeader {...frame} layout="bare" />
          <div css={styles.switch}>
            <p css={styles.saving} data-option="1">
              {billing.annualBadge}
            </p>
            <RadioSwitch
              name={useId()}
              label={billing.label}
              options={periods}
              onChoose={(index) =>
                setNotice(index ? billing.annualNotice : billing.monthlyNotice)
              }
            />
            <p role="status" className="visually-hidden">
              {notice}
            </p>
          </div>
        </div>
        <ul css={[styles.plans, plans.length === 3 && styles.three]}>
          {plans.map((plan) => (
            <li
              key={plan.key}
              id={plan.key}
              css={[styles.plan, plan.isHighlighted && styles.highlighted]}
              data-tone={plan.isHighlighted ? "birch" : frame.tone}
            >
              <div css={styles.name}>
                <p css={[styles.badge, plan.isHighlighted && styles.tag]}>
                  {plan.badge}
                </p>
                <h3>{plan.name}</h3>
              </div>
              <div>
                {[{ ...plan.monthly, saving: null }, plan.annual].map(
                  ({ price, originalPrice, saving }, index) => (
                    <div
                      key={index}
                      data-option={index}
                      data-choice={periods[index]}
                    >
                      <p>
                        <strong css={styles.price}>
                          {formatDollars(price)}
                        </strong>{" "}
                        <span css={styles.period}>{plan.period}</span>{" "}
                        <s css={styles.period}>
                          <span className="visually-hidden">
                            {billing.originalPrice}{" "}
                          </span>
                          {formatDollars(originalPrice)}
                        </s>
                      </p>
                      {saving !== null && <p css={styles.saving}>{saving}</p>}
                    </div>
                  ),
                )}
              </div>
              <p css={styles.description}>{plan.description}</p>
              <div css={styles.features}>
                <PlanFeatures id={`pricing-${plan.key}`} plan={plan} />
              </div>
              <ActionRow actions={[plan.action]} />
            </li>
          ))}
        </ul>
        <div css={styles.notes}>
          {text && <RichText html={text.html} />}
          {[billing.monthlyTerms, billing.annualTerms].map((terms, index) => (
            <p key={terms} data-option={index}>
              {terms}
            </p>
          ))}
        </div>
        {comparison && <PlanComparison plans={plans} comparison={comparison} />}
      </div>
    </Band>
  );
}

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
    }
    comparison {
      heading
      feature
      yes
      no
      apart {
        key
        name
        cost
      }
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
        saving
      }
      period
      everythingIn {
        key
        name
      }
      features {
        ...PlanFeature
      }
      isHighlighted
      action {
        ...Action
      }
    }
  }
`;
