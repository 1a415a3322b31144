import { stringify } from "yaml";
import { sampleRecord } from "../../../test-support/sample-record";
import { SampleSite, pageFile } from "../../../test-support/sample-site";
import { readSource } from "../../read/source-file";
import { plan, pricingPlan } from "../../types/pricing-plan";
import { findOfferErrors } from "./offer-terms";

const buildPlan = (name: string, everythingIn?: string) => ({
  ...(sampleRecord(pricingPlan) as object),
  name,
  everythingIn,
});

const services = {
  ads: { name: "paid ads", plan: "growth" },
  "store-work": {
    name: "store operations",
    alsoCalled: ["virtual assistants"],
    plan: "scale",
  },
  seo: { name: "SEO", quote: "quoted after the audit" },
};

/** A site whose first page has this text. */
function siteWith(text: string) {
  return new SampleSite()
    .write(
      "content/shared/pricing-plans.yaml",
      stringify({
        growth: buildPlan("Growth"),
        scale: buildPlan("Scale", "growth"),
      }),
    )
    .write("content/shared/services.yaml", stringify(services))
    .replace(
      pageFile,
      "heading: A growth team for stores",
      `heading: "${text}"`,
    );
}

test.each([
  ["a service in its plan", "Paid ads from {{pricing.growth.price}}"],
  ["a service of a contained plan", "Paid ads with {{pricing.scale.name}}"],
  [
    "a service with its own price",
    "Store operations, {{service.store-work.price}}",
  ],
  [
    "a service of another plan in another sentence",
    "Ads for {{pricing.growth.price}}. Store operations are extra",
  ],
  ["a service without a plan", "Store operations by people"],
  [
    "two plans",
    "{{pricing.growth.name}} or, with store operations, {{pricing.scale.name}}",
  ],
  [
    "a quoted service",
    "Ads from {{pricing.growth.price}}, SEO {{service.seo.quote}}",
  ],
])("%s", async (_name, text) => {
  expect(await siteWith(text).findIssues()).toEqual([]);
});

test.each([
  [
    "Store operations from {{pricing.growth.price}}",
    'names "store operations" with a plan that does not include it  write {{service.store-work.price}}, the price of the plan "scale", or name it in another sentence',
  ],
  [
    "Virtual assistants from {{pricing.growth.price}}",
    'names "store operations" with a plan that does not include it  write {{service.store-work.price}}, the price of the plan "scale", or name it in another sentence',
  ],
])("%s", async (text, problem) => {
  expect(await siteWith(text).findIssues()).toEqual([
    `${pageFile}:8:15  sections[0].heading  ${problem}  content/service-mismatch`,
  ]);
});

const offer = {
  "ruthi-work": { name: "Ruthi's work", gives: "ads, and a quote" },
};
const facts = {
  launch: { value: "14 days", phrase: "within {{fact.launch}}", label: "L" },
};

test.each([
  [
    "Ruthi grew {{case.ruthi.figure}}, from {{pricing.growth.price}}",
    "content/missing-condition",
  ],
  [
    "Ruthi grew {{case.ruthi.figure}}, from {{pricing.growth.price}}: {{offer.ruthi-work.gives}}",
    undefined,
  ],
  ["{{case.ruthi.brand}}, from {{pricing.growth.price}}", undefined],
  ["Your plan is live in {{fact.launch}}", "content/missing-condition"],
  ["Your plan is live {{fact.launch.phrase}}", undefined],
  ["A return of 3:1 on ads", "content/ratio-notation"],
  ["A ROAS of 2.5× is enough", "content/ratio-notation"],
  ["A return of 400%", "content/ratio-notation"],
  ["Growth is slow. A return of 3:1 is more", "content/ratio-notation"],
  ["Half of 100% growth is luck", undefined],
  ["A picture of 1:1. Growth follows", undefined],
])("in the text %s, the error is %s", async (text, code) => {
  const site = siteWith(text)
    .write("content/shared/offer.yaml", stringify(offer))
    .write("content/shared/facts.yaml", stringify(facts));
  const codes = (await site.findIssues()).map((issue) =>
    issue.split("  ").at(-1),
  );
  expect(codes.filter((each) => each !== "content/unknown-variable")).toEqual(
    code ? [code] : [],
  );
});

test.each([
  ["services.yaml", "plan: growth", "plan: growht"],
  ["pricing-plans.yaml", "badge: Sample", "badge: 7"],
  ["pricing-plans.yaml", "everythingIn: growth", "everythingIn: grwoth"],
])(
  "in %s, %s that becomes %s is the only error",
  async (name, written, instead) => {
    const file = `content/shared/${name}`;
    const site = siteWith("Paid ads with {{pricing.scale.name}}");
    const text = site.read(file).replace(written, instead);
    expect(await site.write(file, text).findIssues()).toEqual([
      expect.stringContaining(file),
    ]);
  },
);

test("a service is in a plan or quoted", async () => {
  const check = (fields: object) =>
    siteWith("What we do")
      .write(
        "content/shared/services.yaml",
        stringify({ ads: { name: "paid ads", ...fields } }),
      )
      .findIssues();
  expect(await check({})).toEqual([
    expect.stringContaining("ads.plan  is missing"),
  ]);
  expect(await check({ plan: "growth", quote: "quoted" })).toEqual([
    expect.stringContaining("ads.quote  is in a plan, and has a quote"),
  ]);
});

test("a plan has its price on the pricing page", () => {
  const check = (price: string) => {
    const record = {
      file: "content/shared/plans.yaml",
      root: [],
      body: "",
      source: readSource("price: $350\n", "yaml"),
      type: plan,
      key: "studio",
      value: { price, samePlan: "studio" },
    };
    const prices = new Map([["pricing.studio.price", "$350"]]);
    return findOfferErrors([record], prices).map(({ code }) => code);
  };
  expect(check("$350")).toEqual([]);
  expect(check("{{pricing.studio.price}}")).toEqual([]);
  expect(check("$300")).toEqual(["content/plan-mismatch"]);
});

test("plans don't contain each other", async () => {
  const plans = {
    growth: buildPlan("Growth", "scale"),
    scale: buildPlan("Scale", "growth"),
  };
  const site = siteWith("What we do").write(
    "content/shared/pricing-plans.yaml",
    stringify(plans),
  );
  expect(await site.findIssues()).toEqual([
    expect.stringMatching(
      /the plan "scale" contains .* content\/self-reference$/,
    ),
    expect.stringMatching(
      /the plan "growth" contains .* content\/self-reference$/,
    ),
  ]);
});
