import type { LocatedProblem } from "../../problems/problem";
import { routes } from "../../../site/urls/routes";
import { isRecord } from "../../schema/schema-shape";
import { formatDollars } from "../../../site/format/format-dollars";
import { pricingPlan } from "../../types/pricing-plan";
import { locate } from "../locate";
import type { ContentRecord } from "../parse-content";

/** A plan that names its counterpart on the pricing page, and costs something else, or is not there. */
export function findOtherPrices(records: readonly ContentRecord[]): LocatedProblem[] {
  const prices = new Map(
    records
      .filter(({ type }) => type.name === pricingPlan.name)
      .map(({ key, value }) => {
        const price = pricingPlan.schema.safeParse(value).data?.monthly.price;
        return [key, price === undefined ? undefined : formatDollars(price)];
      }),
  );
  const listed = readListedPlans(records);
  return records
    .filter(({ type }) => type.name === "Plan")
    .flatMap((record) => {
      const { price, samePlan } = record.value;
      const other = prices.get(String(samePlan));
      if (other !== undefined && listed?.has(samePlan) === false) {
        const what = `"${String(samePlan)}" is not on the pricing page, which the plan links to`;
        const hint = "list it there in `plans`, or remove this line";
        return [locate(record, { path: ["samePlan"], what, hint })];
      }
      const isSame = price === other || price === `{{pricing.${String(samePlan)}.price}}`;
      if (other === undefined || isSame) return [];
      const what = `is ${String(price)}, but the plan "${String(samePlan)}" of the pricing page costs ${other}`;
      return [
        locate(record, {
          path: ["price"],
          what,
          hint: `write {{pricing.${String(samePlan)}.price}}`,
        }),
      ];
    });
}

/** The plans of the pricing page, where there is one. */
function readListedPlans(records: readonly ContentRecord[]): Set<unknown> | undefined {
  const page = records.find(({ type, key }) => type.path?.(key) === routes.pricing);
  if (!page || !Array.isArray(page.value["sections"])) return undefined;
  const sections = page.value["sections"].filter(isRecord);
  return new Set(
    sections.flatMap(({ type, plans }): unknown[] =>
      type === "pricing-plans" && Array.isArray(plans) ? plans : [],
    ),
  );
}
