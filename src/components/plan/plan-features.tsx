import { graphql } from "gatsby";
import { CheckItem } from "../ui/check-list";
import { Explanation } from "../ui/explanation";

interface PlanFeaturesProps {
  /** Unique on the page; the notes of the features are named after it. */
  id: string;
  features: readonly Queries.PlanFeatureFragment[];
}

/** What a plan includes; a feature with a note can be asked about. */
export function PlanFeatures({ id, features }: PlanFeaturesProps) {
  return (
    <ul>
      {features.map(({ text, tooltip }, index) => (
        <CheckItem key={text}>
          {text}
          {tooltip !== null && (
            <Explanation id={`${id}-note-${index}`} about={text}>
              {tooltip}
            </Explanation>
          )}
        </CheckItem>
      ))}
    </ul>
  );
}

export const planFeatureFragment = graphql`
  fragment PlanFeature on PlanFeature {
    text
    tooltip
  }
`;
