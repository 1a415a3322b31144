import { sampleRecord } from "../../../test-support/sample-record";
import { readSource } from "../../read/source-file";
import { landingPage } from "../../../gatsby/records/content-types";
import { plan } from "../../types/plan";
import { pricingPlan } from "../../types/pricing-plan";
import { findOtherPrices } from "./check-same-price";

const place = { file: "content/shared/plans.yaml", root: [], body: "" };
const source = readSource("price: $350\n", "yaml");

function check(price: string, ...plans: string[]) {
  const monthly = { price: 350, originalPrice: 400 };
  const sample = pricingPlan.schema.parse(sampleRecord(pricingPlan));
  const sections = [{ type: "pricing-plans", plans }];
  return findOtherPrices([
    ...(plans.length > 0
      ? [{ ...place, source, type: landingPage, key: "pricing", value: { sections } }]
      : []),
    { ...place, source, type: pricingPlan, key: "studio", value: { ...sample, monthly } },
    { ...place, source, type: plan, key: "studio", value: { price, samePlan: "studio" } },
  ]).map(({ field, what }) => `${field} ${what}`);
}

test("a plan costs what it costs on the pricing page", () => {
  expect(check("$350")).toEqual([]);
  expect(check("{{pricing.studio.price}}")).toEqual([]);
  expect(check("$300")).toEqual([
    'price is $300, but the plan "studio" of the pricing page costs $350',
  ]);
});

test("it is on the pricing page, since it links there", () => {
  expect(check("$350", "growth", "studio")).toEqual([]);
  expect(check("$350", "growth")).toEqual([
    'samePlan "studio" is not on the pricing page, which the plan links to',
  ]);
});
