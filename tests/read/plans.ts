import { readRecords, readSection } from "./records";

interface Plan {
  name: string;
  monthly: Price;
  annual: Price;
}

interface Price {
  price: number;
  originalPrice: number;
}

/** The plans that the pricing page shows, in US dollars per month, with both prices as the page shows them. */
export function readPlans() {
  const plans = readRecords("shared/pricing-plans.yaml") as Record<
    string,
    Plan
  >;
  const { account } = readSection("pricing", "pricing") as {
    account: { plans: string[] };
  };
  return account.plans
    .flatMap((key) => plans[key] ?? [])
    .map(({ name, monthly, annual }) => ({
      name,
      saving: formatDollars(12 * (annual.originalPrice - annual.price)),
      Monthly: formatPrice(monthly),
      Annual: formatPrice(annual),
    }));
}

function formatPrice({ price, originalPrice }: Price) {
  return { price: formatDollars(price), struck: formatDollars(originalPrice) };
}

function formatDollars(amount: number): string {
  return `$${amount.toLocaleString("en-US")}`;
}
