import type { LocatedProblem } from "../../problems/problem";
import { formatDollars } from "../../../site/format-dollars";
import { pricingPlan } from "../../types/pricing-plan";
import { locate } from "../locate";
import type { ContentRecord } from "../parse-content";

/** A plan that names its counterpart on the pricing page, and costs something else. */
export function findOtherPrices(records: readonly ContentRecord[]): LocatedProblem[] {
  const prices = new Map(
    records
      .filter(({ type }) => type.name === pricingPlan.name)
      .map(({ key, value }) => {
        const price = pricingPlan.schema.safeParse(value).data?.monthly.price;
        return [key, price === undefined ? undefined : formatDollars(price)];
      }),
  );
  return records
    .filter(({ type }) => type.name === "Plan")
    .flatMap((record) => {
      const { price, samePlan } = record.value;
      const other = prices.get(String(samePlan));
      if (other === undefined || other === price) return [];
      const what = `is ${String(price)}, but the plan "${String(samePlan)}" of the pricing page costs ${other}`;
      return [locate(record, { path: ["price"], what, hint: `write ${other}, or correct the other` })];
    });
}
