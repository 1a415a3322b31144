import type { Variables } from "../../../site/format/fill-variables";
import { routes } from "../../../site/urls/routes";
import type { LocatedProblem } from "../../problems/problem";
import { sectionsOf } from "../index-content";
import { type ContentRecord, locate } from "../parse-content";

/** A plan that names its counterpart on the pricing page, and costs something else, or is not there. */
export function findOtherPrices(
  records: readonly ContentRecord[],
  variables: Variables,
): LocatedProblem[] {
  const page = records.find(
    ({ type, key }) => type.name === "LandingPage" && type.path?.(key) === routes.pricing,
  );
  const lists = page && sectionsOf(page).filter(({ type }) => type === "pricing-plans");
  const listed = lists?.flatMap((section) => section["plans"]);
  const plans = records.filter(({ type }) => type.name === "Plan");
  return plans.flatMap((record) => {
    const { price, samePlan } = record.value;
    const variable = `pricing.${String(samePlan)}.price`;
    const other = variables.get(variable);
    if (other === undefined) return [];
    if (listed?.includes(samePlan) === false) {
      const what = `"${String(samePlan)}" is not on the pricing page, which the plan links to`;
      const hint = "list it there in `plans`, or remove this line";
      return [locate(record, { path: ["samePlan"], what, hint })];
    }
    if (price === other || price === `{{${variable}}}`) return [];
    const what = `is ${String(price)}, but the plan "${String(samePlan)}" of the pricing page costs ${other}`;
    return [locate(record, { path: ["price"], what, hint: `write {{${variable}}}` })];
  });
}
