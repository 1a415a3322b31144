import { makeContext } from "../../test-support/query-context";
import { contentTypes } from "../../content-types";
import { findNode, readVariables } from "./query-context";

const context = makeContext({
  "Fact:free-trial": { value: "7 days" },
  "Plan:growth": { name: "Growth", price: "$689" },
  "PricingPlan:growth": {
    name: "Growth Plus",
    monthly: { price: 199 },
    annual: { price: 159 },
  },
  "CaseStudy:taylrd": {
    brand: "Taylrd",
    headline: "revenue",
    proof: "social-return",
    figures: [
      { key: "revenue", metric: "revenue", value: "+491%" },
      {
        key: "social-return",
        metric: "return on social ads",
        value: "4x",
        period: "in 30 days",
      },
    ],
  },
});

test.each([
  ["brand", "Northcart"],
  ["email", "hello@northcart.test"],
  ["address", "4200 Boulevard, Montreal, Quebec H2W 2R2, Canada"],
  ["fact.free-trial", "7 days"],
  ["plan.growth.name", "Growth"],
  ["plan.growth.price", "$689"],
  ["pricing.growth.name", "Growth Plus"],
  ["pricing.growth.price", "$199"],
  ["pricing.growth.annual", "$159"],
  ["case.taylrd.brand", "Taylrd"],
  ["case.taylrd.figure", "+491%"],
  ["case.taylrd.metric", "revenue"],
  ["case.taylrd.proof", "4x return on social ads in 30 days"],
  ["case.taylrd.social-return", "4x"],
])("{{%s}} is %s", (name, value) => {
  expect(readVariables(context).get(name)).toBe(value);
});

test("a variable without a record stays as written", () => {
  expect(readVariables(context).get("fact.lost")).toBeUndefined();
  expect(
    readVariables(makeContext({ "SiteSettings:": null })).get("brand"),
  ).toBeUndefined();
});

test("a page that uses a fact depends on that record only", () => {
  const getNodeById = jest.fn(context.nodeModel.getNodeById);
  const nodeModel = { ...context.nodeModel, getNodeById };
  expect(readVariables({ nodeModel }).get("fact.free-trial")).toBe("7 days");
  expect(getNodeById.mock.calls).toEqual([
    [{ id: "Fact:free-trial", type: "Fact" }],
  ]);
});

test("a page that refers to a missing record reruns its query when one of the type is added", () => {
  const getNodeById = jest.fn(() => null);
  const nodeModel = { ...context.nodeModel, getNodeById };
  expect(findNode({ nodeModel }, "Author", "search-desk")).toBeNull();
  const query = { id: "Author:search-desk", type: "Author" };
  expect(getNodeById.mock.calls).toEqual([
    [query],
    [query, { connectionType: "Author" }],
  ]);
});

test("no two types share the first word of their variables", () => {
  const prefixes = contentTypes.flatMap(({ variables }) =>
    variables ? [variables.prefix] : [],
  );
  expect(new Set(prefixes).size).toBe(prefixes.length);
});
