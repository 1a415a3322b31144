import { readRecords } from "./records";

interface Plan {
  name: string;
  monthly: Price;
  annual: Price & { saving: string };
}

interface Price {
  price: number;
  originalPrice: number;
}

/** The plans of the pricing page in US dollars per month, with both prices as the page shows them. */
export function readPlans() {
  const plans = readRecords("shared/pricing-plans.yaml");
  return Object.values(plans as Record<string, Plan>).map(
    ({ name, monthly, annual }) => ({
      name,
      saving: annual.saving,
      Monthly: formatPrice(monthly),
      Annual: formatPrice(annual),
    }),
  );
}

function formatPrice({ price, originalPrice }: Price) {
  return { price: formatDollars(price), struck: formatDollars(originalPrice) };
}

function formatDollars(amount: number): string {
  return `$${amount.toLocaleString("en-US")}`;
}
