import { makeContext } from "../../test-support/query-context";
import { contentTypes } from "../../content-types";
import { readFiller } from "./query-context";

const [revenue, proof] = ["revenue", "social-return"];
const context = makeContext({
  "Fact:free-trial": { value: "7 days" },
  "PricingPlan:growth": { monthly: { price: 199 }, annual: { price: 159 } },
  "CaseStudy:taylrd": {
    brand: "Taylrd",
    ...{ headline: revenue, proof },
    figures: [
      { key: revenue, metric: "revenue", value: "+491%" },
      { key: proof, metric: "return", value: "4x", period: "in 30 days" },
    ],
  },
});

test.each([
  ["brand", "Northcart"],
  ["address", "4200 Boulevard, Montreal, Quebec H2W 2R2, Canada"],
  ["fact.free-trial", "7 days"],
  ["pricing.growth.price", "$199"],
  ["pricing.growth.annual", "$159"],
  ["case.taylrd.figure", "+491%"],
  ["case.taylrd.proof", "4x return in 30 days"],
  ["case.taylrd.social-return", "4x"],
  ["fact.lost", "{{fact.lost}}"],
])("{{%s}} is %s", (name, value) => {
  expect(readFiller(context)(`{{${name}}}`)).toBe(value);
});

test("no two types share the first word of their variables", () => {
  const prefixes = contentTypes.flatMap(({ variables }) =>
    variables ? [variables.prefix] : [],
  );
  expect(new Set(prefixes).size).toBe(prefixes.length);
});
