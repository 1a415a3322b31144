import { graphql } from "gatsby";
import { useId } from "react";
import { fillMessage } from "../../../lib/format/fill-message";
import {
  color,
  createStyles,
  type CSSObject,
  labelText,
  media,
  radius,
  rule,
  space,
  visuallyHidden,
} from "../../theme";
import { Tick } from "../ui/check-list";
import { useUiLabels } from "../ui/use-site";

interface PlanFeaturesProps {
  plan: {
    features: readonly Queries.PlanFeatureFragment[];
    /** The plan that this one contains. */
    everythingIn: { name: string } | null;
    /** Who does the work, at the end of each line. */
    doneBy?: string;
  };
  /** At the end of each line of a plan that isn't chosen. */
  left?: string;
}

/** A plan's features, each with a button for its note. */
export function PlanFeatures({ plan, left }: PlanFeaturesProps) {
  const { everythingIn } = useUiLabels();
  return (
    <ul css={labelText}>
      {plan.everythingIn && (
        <li className={left && "visually-hidden"} css={!left && styles.feature}>
          {fillMessage(everythingIn, plan.everythingIn)}
        </li>
      )}
      {plan.features.map((feature) => (
        <li key={feature.text} css={styles.feature} data-feature>
          <Tick />
          <div css={styles.job}>
            {feature.text}
            <FeatureNote {...feature} />
          </div>
          {plan.doneBy && (
            <span css={styles.by} data-left={left}>
              <span>{plan.doneBy}</span>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** What a feature means, if that is written: a popover, which works without JavaScript and by keyboard. */
function FeatureNote({ text, tooltip }: Queries.PlanFeatureFragment) {
  const id = useId();
  const { explainFeature } = useUiLabels();
  if (tooltip === null) return null;
  return (
    <>
      <button
        type="button"
        css={styles.button}
        popovertarget={id}
        aria-label={fillMessage(explainFeature, { feature: text })}
      >
        i
      </button>
      <div id={id} popover="auto" css={styles.note} data-tone="paper">
        {tooltip}
      </div>
    </>
  );
}

/** For the features of a plan that isn't chosen: their boxes are empty, their words are quiet, and the visitor does the work. */
export const notChosen: CSSObject = {
  "[data-feature]": { color: color.inkSoft, fontWeight: 400 },
  "[data-feature] > svg": {
    border: `1.25px dashed ${color.inkSoft}`,
    borderRadius: radius.input,
  },
  "[data-feature] > svg path": { display: "none" },
  "[data-left] > span": { display: "none" },
  "[data-left]::after": { content: "attr(data-left)", color: color.inkSoft },
};

const styles = createStyles({
  feature: {
    display: "flex",
    alignItems: "center",
    gap: space.x2,
    minHeight: "1.75rem",
    [media.belowMedium]: { minHeight: "2.25rem", paddingBlock: space.x1 },
    fontWeight: 600,
    borderBottom: rule.hairline,
    "&:last-of-type": { borderBottom: 0 },
  },
  job: { flex: 1, display: "flex", alignItems: "center", gap: space.x2 },
  // Only the words of the plan are in the text: who does the work depends on the choice. Phones say it once.
  by: {
    color: color.spruce,
    fontWeight: 400,
    "[data-feature] + [data-feature] &": {
      [media.belowMedium]: visuallyHidden,
    },
    // In the account column.
    [media.medium]: { flex: "0 0 var(--account)", textAlign: "end" },
  },
  button: {
    position: "relative",
    flex: "none",
    display: "grid",
    placeItems: "center",
    width: "1.25rem",
    height: "1.25rem",
    padding: 0,
    border: "1.5px solid",
    borderRadius: radius.pill,
    // The touch target is larger than the icon.
    "&::after": { content: '""', position: "absolute", inset: "-0.75rem" },
  },
  note: {
    maxWidth: `min(20rem, 100vw - 2 * ${space.x4})`,
    padding: `${space.x3} ${space.x4}`,
    border: rule.hairline,
    borderRadius: radius.input,
    // Next to its button with anchor positioning, otherwise centered on the screen.
    "@supports (position-area: block-start)": {
      inset: "auto",
      // Side margins keep it away from the screen's edge.
      margin: `${space.x2} ${space.x4}`,
      positionArea: "block-start",
      positionTryFallbacks: "flip-block",
    },
  },
});

export const planFeatureFragment = graphql`
  fragment PlanButton on PlanButton {
    label
    link {
      ...LinkTarget
    }
  }

  fragment PlanFeature on PlanFeature {
    text
    tooltip
  }
`;
