import { readRecords, readSection } from "./records";

export interface HomePlan {
  name: string;
  price: string;
  everythingIn?: string;
  features: { text: string }[];
  action: { label: string };
}

export function readHomePlans(): HomePlan[] {
  const { plans } = readSection("home", "plans") as { plans: string[] };
  const records = readRecords("shared/plans.yaml") as Record<string, HomePlan>;
  return plans.map((key) => records[key]!);
}
