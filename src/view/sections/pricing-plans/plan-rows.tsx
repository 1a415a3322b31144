import { FeatureNote } from "../../components/plan/plan-features";
import { useUiLabels } from "../../components/ui/use-site";
import { fillMessage } from "../../../lib/format/fill-message";
import { styles } from "./plan-styles";

interface PlanRowsProps {
  plan: Queries.PricingPlansSectionFragment["plans"][number];
  /** Ends each line below the double rule. */
  left: string;
}

/** What a plan adds to the one before it, a line each. CSS shows who does it. */
export function PlanRows({ plan, left }: PlanRowsProps) {
  const labels = useUiLabels();
  return (
    <>
      <h3 className="visually-hidden">
        {`${plan.name}: ${labels.planContents}`}
      </h3>
      <ul css={styles.rows}>
        {plan.everythingIn && (
          <li className="visually-hidden">
            {fillMessage(labels.everythingIn, plan.everythingIn)}
          </li>
        )}
        {plan.features.map((feature, index) => (
          <li key={feature.text} css={styles.row} data-row>
            <svg css={styles.box} viewBox="0 0 16 16" aria-hidden="true">
              <path d="M3 8.5l3.2 3.2L13 4.8" />
              <rect x="1" y="1" width="14" height="14" rx="3" />
            </svg>
            <div css={styles.job}>
              {feature.text}
              <FeatureNote
                id={`pricing-${plan.key}-note-${index}`}
                feature={feature}
              />
            </div>
            <span css={styles.by} data-left={left}>
              <span>{plan.doneBy}</span>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
