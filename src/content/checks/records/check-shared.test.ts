import { sampleRecord } from "../../../test-support/sample-record";
import { SampleSite } from "../../../test-support/sample-site";
import { readSource } from "../../read/source-file";
import { landingPage } from "../../../content-types";
import { plan, pricingPlan } from "../../types/pricing-plan";
import { findOtherPrices } from "./check-shared";

const place = { file: "content/shared/plans.yaml", root: [], body: "" };
const source = readSource("price: $350\n", "yaml");

const prices = new Map([
  ["pricing.studio.price", "$350"],
  ["pricing.growth.price", "$700"],
]);

function check(price: string, ...plans: string[]) {
  const sections = [{ type: "pricing-plans", plans }];
  const page = {
    ...place,
    source,
    type: landingPage,
    key: "pricing",
    value: { sections },
  };
  const record = {
    ...place,
    source,
    type: plan,
    key: "studio",
    value: { price, samePlan: "studio" },
  };
  const records = plans.length > 0 ? [page, record] : [record];
  return findOtherPrices(records, prices).map(({ field, message, code }) => {
    expect(code).toBe("content/plan-mismatch");
    return `${field} ${message}`;
  });
}

test("a plan has its price on the pricing page", () => {
  expect(check("$350")).toEqual([]);
  expect(check("{{pricing.studio.price}}")).toEqual([]);
  expect(check("$300")).toEqual([
    'price is $300, but the plan "studio" costs $350 on the pricing page',
  ]);
});

test("a plan that links to the pricing page is listed there", () => {
  expect(check("$350", "growth", "studio")).toEqual([]);
  expect(check("$350", "growth")).toEqual([
    'samePlan "studio" is not on the pricing page, which the plan links to',
  ]);
  // The misspelled key of a plan is reported on its own.
  expect(check("$350", "growth", "stuido")).toEqual([]);
});

test.each([
  ["two plans that contain each other", { a: "b", b: "a" }, ["2 b", "3 a"]],
  ["three in a circle", { a: "b", b: "c", c: "a" }, ["2 b", "3 c", "4 a"]],
  [
    "a plan that contains two in a circle",
    { a: "b", b: "c", c: "b" },
    ["2 b", "3 c", "4 b"],
  ],
  [
    "plans that contain each other in a row",
    { a: "b", b: "c", c: undefined },
    [],
  ],
])("%s", async (_name, contained, reported) => {
  const file = "content/shared/pricing-plans.yaml";
  const plans = Object.entries(contained).map(([key, everythingIn]) => {
    const record = { ...(sampleRecord(pricingPlan) as object), everythingIn };
    return `${key}: ${JSON.stringify(record)}\n`;
  });
  const site = new SampleSite().write(file, `# Plans\n${plans.join("")}`);
  const issues = await site.findIssues();
  expect(issues).toEqual(
    reported.map((each) => {
      const [line = "", other = ""] = each.split(" ");
      return expect.stringMatching(
        new RegExp(
          `${file}:${line}:\\d+  [abc].everythingIn  the plan "${other}" contains this one or itself  remove this line from one of the plans  content/self-reference`,
        ),
      ) as string;
    }),
  );
});
