import { sampleRecord } from "../../test-support/sample-record";
import { pricingPlan } from "./pricing-plan";

const sample = pricingPlan.schema.parse(sampleRecord(pricingPlan));

function check(originalPrice: number, setupFee?: string) {
  const monthly = { ...sample.monthly, price: 100 };
  const annual = { price: 80, originalPrice };
  const plan = { ...sample, monthly, annual, setupFee };
  return pricingPlan
    .checkLaunch?.(plan, "")
    .map(({ code, message }) => [code, message]);
}

test("the saving of a year must be that of twelve months", () => {
  expect(check(100, "none")).toEqual([]);
  expect(check(90, "none")).toEqual([
    [
      "content/unconfirmed-discount",
      "saves $120 a year on the page, but $240 of twelve monthly payments (20%)",
    ],
  ]);
});

test.each([
  [{}, []],
  [
    { originalPrice: 80 },
    [
      "annual.originalPrice $80 is struck through, but not more than the price, $80",
    ],
  ],
  [
    { price: 101, originalPrice: 120 },
    ["annual.price $101 is more than the monthly price, $100"],
  ],
])("an annual price with %j: %j", (changes, reported) => {
  const annual = { price: 80, originalPrice: 90 };
  const issues = pricingPlan.check?.({
    ...sample,
    monthly: { price: 100, originalPrice: 120 },
    annual: { ...annual, ...changes },
  });
  const found = issues?.map(
    ({ path, message }) => `${path?.join(".") ?? ""} ${message}`,
  );
  expect(found?.slice(0, 1)).toEqual(reported);
});

test("a plan needs the price of its setup", () => {
  expect(check(100)).toEqual([["content/missing-field", "is missing"]]);
});
