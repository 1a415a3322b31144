import { graphql } from "gatsby";
import { billingSwitchName } from "../../../lib/tracking";
import { notChosen, PlanFeatures } from "../../components/plan/plan-features";
import {
  RadioSwitch,
  showSelectedOption,
} from "../../components/ui/radio-switch";
import { useUiLabels } from "../../components/ui/use-site";
import {
  color,
  createStyles,
  labelText,
  media,
  rule,
  space,
} from "../../theme";
import { drag, startDrag } from "./line-drag";
import { PlanTotal, savingBadge } from "./plan-total";

/**
 * The plans as one account: each adds lines and ends with its price. The double rule is below the chosen plan; what follows is not in it.
 * Radios and CSS do all of it; a script lets visitors drag the rule.
 */
export function PlanAccount({
  billing,
  plans,
  line,
}: Queries.PlanAccountFragment) {
  const { planContents } = useUiLabels();
  return (
    <div css={[styles.root, showSelectedOption(2)]}>
      <div css={styles.switch}>
        <p css={savingBadge} data-option="1">
          {billing.annualBadge}
        </p>
        <RadioSwitch
          name={billingSwitchName}
          label={billing.label}
          options={[billing.monthly, billing.annual]}
        />
      </div>
      <div
        role="group"
        aria-label={line.label}
        css={styles.account}
        onPointerDown={startDrag}
        onPointerMove={drag}
      >
        <ol css={styles.plans}>
          {plans.map((plan) => (
            <li key={plan.key}>
              <p className="visually-hidden">{`${plan.name}: ${planContents}`}</p>
              <PlanFeatures plan={plan} left={line.left} />
              <PlanTotal plan={plan} billing={billing} />
            </li>
          ))}
        </ol>
      </div>
      <div css={styles.terms}>
        <p data-option="0">{billing.monthlyTerms}</p>
        <p data-option="1">{billing.annualTerms}</p>
      </div>
    </div>
  );
}

const styles = createStyles({
  // Its parts are in the columns of the section.
  root: { display: "contents" },
  // The badge is in the space below the switch, so that a choice moves nothing.
  switch: {
    display: "grid",
    gridTemplateRows: "auto 1.5rem",
    gap: space.x2,
    [media.medium]: { gridArea: "1 / 2", alignContent: "start" },
    "& > p": { justifySelf: "end" },
    "& > fieldset": { gridRow: 1 },
  },
  account: { gridColumn: "1 / -1", borderTop: rule.strong },
  // Printed, the plans are a list of what each adds.
  plans: {
    "@media screen": { "& > li:has(> div > :checked) ~ li": notChosen },
  },
  terms: { ...labelText, color: color.inkSoft },
});

export const planAccountFragment = graphql`
  fragment PlanAccount on PlanAccount {
    billing {
      ...BillingSwitch
    }
    line {
      label
      left
    }
    plans {
      ...PlanTotal
      everythingIn {
        name
      }
      doneBy
      features {
        ...PlanFeature
      }
    }
  }
`;
