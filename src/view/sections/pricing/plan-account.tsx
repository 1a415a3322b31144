import { graphql } from "gatsby";
import { useId } from "react";
import { notChosen, PlanFeatures } from "../../components/plan/plan-features";
import { Band } from "../../components/section/band";
import { SectionHeader } from "../../components/section/section-header";
import {
  RadioSwitch,
  showSelectedOption,
} from "../../components/ui/radio-switch";
import { RichText } from "../../components/ui/rich-text";
import { lineDrag } from "./line-drag";
import { PlanTotal, savingBadge } from "./plan-total";
import {
  accountPart,
  color,
  createStyles,
  gap,
  labelText,
  media,
  rule,
  space,
  withAccount,
} from "../../theme";

interface PlanAccountProps {
  account: Queries.PlanAccountFragment;
  frame: Queries.SectionFrameFragment;
}

/**
 * The plans as one account: each adds lines and ends with its price. The double rule is below the chosen plan; what follows is not in it.
 * Radios and CSS do all of it; a script lets visitors drag the rule.
 */
export function PlanAccount({
  account: { billing, plans, line, apart },
  frame: { text, ...frame },
}: PlanAccountProps) {
  const idPrefix = useId();
  const firstChosen =
    plans.find(({ isHighlighted }) => isHighlighted) ?? plans[0];
  return (
    <Band {...frame}>
      <div css={[styles.root, showSelectedOption(2)]}>
        <div css={styles.top}>
          <SectionHeader {...frame} layout="bare" />
          <div css={styles.switch}>
            <p css={savingBadge} data-option="1">
              {billing.annualBadge}
            </p>
            <RadioSwitch
              name={`${idPrefix}-period`}
              label={billing.label}
              options={[billing.monthly, billing.annual]}
            />
          </div>
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
                <PlanFeatures
                  id={`pricing-${plan.key}`}
                  plan={plan}
                  left={line.left}
                />
                <PlanTotal
                  plan={plan}
                  billing={billing}
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
    "@media screen": { "& > li:has(> div > :checked) ~ li": notChosen },
    // To the left of the double rule.
    "& > li > ul": {
      [media.medium]: { marginInlineEnd: `calc(var(--account) + ${gap})` },
    },
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

export const planAccountFragment = graphql`
  fragment PlanAccount on PlanAccount {
    billing {
      label
      monthly
      annual
      annualBadge
      monthlyTerms
      annualTerms
      originalPrice
      saving
    }
    line {
      label
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
