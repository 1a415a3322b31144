import { graphql } from "gatsby";
import { Section } from "../../components/section/section";
import { PlanAccount } from "./plan-account";
import { PlanCards } from "./plan-cards";

/** Plans: side by side, or as one account with a line below the chosen one. */
export function Pricing({
  plans,
  samePlan,
  account,
  ...frame
}: Queries.PricingSectionFragment) {
  if (account) return <PlanAccount account={account} frame={frame} />;
  return (
    <Section {...frame} headingSize="large">
      <PlanCards plans={plans ?? []} samePlan={samePlan} />
    </Section>
  );
}

export const pricingSectionFragment = graphql`
  fragment PricingSection on PricingSection {
    ...SectionFrame
    plans {
      ...PlanCard
    }
    samePlan
    account {
      ...PlanAccount
    }
  }
`;
