import { sampleRecord } from "../../test-support/sample-record";
import { pricingPlan } from "./pricing-plan";

const sample = pricingPlan.schema.parse(sampleRecord(pricingPlan));

function check(saving: string, setupFee?: string) {
  const monthly = { ...sample.monthly, price: 100 };
  const annual = { ...sample.annual, price: 80, saving };
  const plan = { ...sample, monthly, annual, setupFee };
  return pricingPlan
    .checkLaunch?.(plan, "")
    .map(({ code, message }) => [code, message]);
}

test("the saving of a year must be that of twelve months", () => {
  expect(check("Save $240/year", "none")).toEqual([]);
  expect(check("Save $100/year", "none")).toEqual([
    [
      "content/unconfirmed-discount",
      'says "Save $100/year", but twelve monthly payments cost $240 more (20%)',
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
    { price: 101, originalPrice: 120, saving: "Save" },
    ["annual.price $101 is more than the monthly price, $100"],
  ],
  [{ saving: "Save $120/year" }, []],
  [
    { price: 85 },
    ["annual.saving says $240, but a year saves $60 of the regular price"],
  ],
])("an annual price with %j: %j", (changes, reported) => {
  const annual = { price: 80, originalPrice: 90, saving: "Save $240/year" };
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
  expect(check("Save $240/year")).toEqual([
    ["content/missing-field", "is missing"],
  ]);
});
