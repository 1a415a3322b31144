import { makeContext } from "../../test-support/query-context";
import { figureUses } from "./written-values";

const facts = "content/shared/facts.yaml";
const plans = "content/shared/plans.yaml";

const context = makeContext({
  "Fact:retention": { key: "retention", file: facts, value: "98%", label: "Retention" },
  "Plan:starter": {
    ...{ key: "starter", file: plans, name: "Starter", price: "$689" },
    features: [{ text: "{{fact.retention}} stay." }],
  },
  "LandingPage:home": {
    ...{ key: "home", file: "content/landing/home/index.yaml", path: "/" },
    seo: { title: "From {{plan.starter.price}}" },
    sections: [
      { type: "figures", items: [{ fact: "retention" }] },
      { type: "plans", plans: ["starter"] },
      { type: "prose", text: "Of {{ brand }}, not {{ product.title }}." },
    ],
  },
  "BlogPost:first": {
    ...{ key: "first", file: "content/blog/first/index.md", path: "/blog/first" },
    body: "We keep {{fact.retention}}.",
  },
});

const find = async (choice: Parameters<typeof figureUses.resolve>[1]) =>
  (await figureUses.resolve(undefined, choice, context)).map(
    ({ field, written, value, pages }) => `${field} ${written} ${String(value)} ${pages.join()}`,
  );

test("a figure is found in texts and fields, with the pages that show it", async () => {
  expect(await find({ figure: "fact.retention" })).toEqual([
    "sections[0].items[0].fact retention 98% /",
    "body {{fact.retention}} 98% /blog/first",
    "starter.features[0].text {{fact.retention}} 98% /",
  ]);
});

test("a page uses the figures of its own record and of those it refers to", async () => {
  expect(await find({ page: "/" })).toEqual([
    "seo.title {{plan.starter.price}} $689 /",
    "sections[0].items[0].fact retention 98% /",
    "sections[1].plans[0] starter null /",
    "sections[2].text {{brand}} Northcart /",
    "starter.features[0].text {{fact.retention}} 98% /",
  ]);
});

test("using a record uses each of its figures, and the other way round", async () => {
  const uses = ["seo.title {{plan.starter.price}} $689 /", "sections[1].plans[0] starter null /"];
  expect(await find({ figure: "plan.starter.price" })).toEqual(uses);
  expect(await find({ figure: "plan.starter" })).toEqual(uses);
  expect(await find({ figure: "plan.start" })).toEqual([]);
});
