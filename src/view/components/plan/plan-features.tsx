import { graphql } from "gatsby";
import { CheckItem } from "../ui/check-list";
import { fillMessage } from "../../../lib/format/fill-message";
import { createStyles, radius, rule, size, space } from "../../theme";
import { useUiLabels } from "../ui/use-site";

interface PlanFeaturesProps {
  /** Unique on the page; prefixes the ids of the features' notes. */
  id: string;
  plan: {
    features: readonly Queries.PlanFeatureFragment[];
    /** The plan that this one contains. */
    everythingIn: { name: string } | null;
  };
}

/** A plan's features, each with a button for its note. */
export function PlanFeatures({
  id,
  plan: { features, everythingIn },
}: PlanFeaturesProps) {
  const labels = useUiLabels();
  return (
    <ul>
      {everythingIn && (
        <li css={styles.everythingIn}>
          {fillMessage(labels.everythingIn, everythingIn)}
        </li>
      )}
      {features.map((feature, index) => (
        <CheckItem key={feature.text}>
          {feature.text}
          <FeatureNote id={`${id}-note-${index}`} feature={feature} />
        </CheckItem>
      ))}
    </ul>
  );
}

interface FeatureNoteProps {
  /** Unique on the page. */
  id: string;
  feature: Queries.PlanFeatureFragment;
}

/** What a feature means, if that is written: a popover, which works without JavaScript and by keyboard. */
export function FeatureNote({ id, feature }: FeatureNoteProps) {
  const { explainFeature } = useUiLabels();
  if (feature.tooltip === null) return null;
  return (
    <>
      <button
        type="button"
        css={styles.button}
        popovertarget={id}
        aria-label={fillMessage(explainFeature, { feature: feature.text })}
      >
        <svg css={styles.sign} viewBox="0 0 20 20" aria-hidden="true">
          <circle cx="10" cy="10" r="8.25" />
          <path d="M10 9v5M10 6v.5" />
        </svg>
      </button>
      <div id={id} popover="auto" css={styles.note} data-tone="paper">
        {feature.tooltip}
      </div>
    </>
  );
}

const styles = createStyles({
  everythingIn: { paddingBlock: space.x2, fontWeight: 600 },
  button: {
    position: "relative",
    flex: "none",
    display: "grid",
    placeItems: "center",
    width: space.x6,
    height: space.x6,
    padding: 0,
    border: 0,
    borderRadius: radius.pill,
    // The touch target is larger than the icon.
    "&::after": { content: '""', position: "absolute", inset: "-0.625rem" },
  },
  sign: {
    width: "1.125rem",
    fill: "none",
    stroke: "currentColor",
    strokeWidth: 1.5,
  },
  note: {
    maxWidth: `min(20rem, 100vw - 2 * ${space.x4})`,
    padding: `${space.x3} ${space.x4}`,
    border: rule.hairline,
    borderRadius: radius.input,
    fontSize: size.small,
    lineHeight: 1.5,
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
