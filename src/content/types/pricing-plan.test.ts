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

test("a price is not more than the one that is struck through", () => {
  const findErrors = (originalPrice: number) =>
    pricingPlan
      .check?.({
        ...sample,
        annual: { ...sample.annual, price: 80, originalPrice },
      })
      .map(({ path, message }) => [path?.join("."), message]);
  expect(findErrors(100)).toEqual([]);
  expect(findErrors(70)).toEqual([
    [
      "annual.originalPrice",
      "$70 is struck through, but less than the price, $80",
    ],
  ]);
});

test("a plan needs the price of its setup", () => {
  expect(check("Save $240/year")).toEqual([
    ["content/missing-field", "is missing"],
  ]);
});
