import { readRecords, readSection } from "./records";

/** A plan as the home page shows it. */
export interface HomePlan {
  name: string;
  price: string;
  features: { text: string }[];
  action: { label: string };
}

/** The plans of the home page, in order. */
export function readHomePlans(): HomePlan[] {
  const { plans } = readSection("home", "plans") as { plans: string[] };
  const records = readRecords("shared/plans.yaml") as Record<string, HomePlan>;
  return plans.map((key) => records[key]!);
}
