import type { CSSObject } from "@emotion/react";
import { FeatureNote } from "../../components/plan/plan-features";
import { useUiLabels } from "../../components/ui/use-site";
import { fillMessage } from "../../../lib/format/fill-message";
import {
  color,
  createStyles,
  gap,
  labelText,
  media,
  rule,
  space,
  visuallyHidden,
} from "../../theme";

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

/** For a plan below the double rule: its boxes are empty, its words are quiet, and the visitor does the work. */
export const belowRule: CSSObject = {
  "--words": color.inkSoft,
  "--weight": 400,
  "--tick": 0,
  "--empty-box": "inline",
  "--ours": "none",
  "--yours": "inline",
};

const styles = createStyles({
  // To the left of the double rule.
  rows: {
    ...labelText,
    color: "var(--words)",
    [media.medium]: {
      marginInlineEnd: `calc(var(--account) + ${gap})`,
    },
  },
  row: {
    position: "relative",
    display: "flex",
    alignItems: "center",
    gap: space.x2,
    minHeight: "1.875rem",
    [media.wide]: { gap: space.x3 },
    // Up to the double rule.
    "--bleed": space.x3,
    borderBottom: rule.hairline,
    "&:last-of-type": { borderBottom: 0 },
  },
  box: {
    flex: "none",
    width: "1rem",
    fill: "none",
    stroke: color.maple,
    strokeWidth: 2,
    path: { opacity: "var(--tick, 1)" },
    rect: {
      display: "var(--empty-box, none)",
      stroke: color.inkSoft,
      strokeWidth: 1.25,
      strokeDasharray: "2.5 2",
    },
  },
  job: {
    flex: 1,
    display: "flex",
    alignItems: "center",
    gap: space.x2,
    fontWeight: "var(--weight, 600)",
  },
  by: {
    flex: "none",
    color: color.spruce,
    // Only the words of the plan are in the text: who does the work depends on the choice.
    span: { display: "var(--ours)" },
    "&::after": {
      display: "var(--yours, none)",
      content: "attr(data-left)",
      color: color.inkSoft,
    },
    // Phones have no room for it; screen readers still read it.
    [media.belowMedium]: visuallyHidden,
  },
});
