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
  return (
    <Section
      {...frame}
      headingSize={plans ? "large" : "standard"}
      hasAccount={account !== null}
    >
      {account && <PlanAccount {...account} />}
      {plans && <PlanCards plans={plans} samePlan={samePlan} />}
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
