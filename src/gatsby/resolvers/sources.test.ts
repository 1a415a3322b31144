import { makeContext, makeInfo } from "../../test-support/query-context";
import { landingPage } from "../../content-types";
import { citation, sourcesField, readSourcedMeasure } from "./sources";

const home = {
  key: "home",
  path: "/",
  file: "content/landing/home/index.yaml",
  seo: { title: "From {{fact.other}}" },
  services: ["ads"],
  sections: [
    {
      type: "prose",
      text: "Kept {{fact.retention}}, live in {{fact.launch.phrase}}, {{fact.own}}",
    },
    { type: "account", figures: [{ fact: "growth" }, { fact: "stores" }] },
    { type: "pricing", plans: ["starter"] },
    { type: "proof", caseStudies: ["colo", "ruthi"] },
    { type: "proof", testimonials: ["owner"] },
  ],
};
const context = makeContext({
  "FigureSource:terms": { key: "terms", name: "Our terms" },
  "Fact:retention": { key: "retention", value: "98%", label: "Retention" },
  "Fact:growth": {
    key: "growth",
    value: "3x",
    label: "Growth of {{brand}}",
    source: "terms",
  },
  "Fact:stores": { key: "stores", value: "100+", label: "Stores" },
  "Fact:own": { key: "own", value: "2", label: "Own", source: "home" },
  "FigureSource:home": { key: "home", name: "This page", link: "/" },
  "CaseStudy:ruthi": {
    key: "ruthi",
    path: "/case-studies/ruthi",
    brand: "Ruthi",
    title: "Search",
    headline: "revenue",
    proof: "revenue",
    results: {},
    figures: [{ key: "revenue", value: "+183%", metric: "revenue" }],
  },
  "Testimonial:owner": { key: "owner", caseStudy: "boheme" },
  "CaseStudy:boheme": {
    key: "boheme",
    path: "/case-studies/boheme",
    title: "Email",
    headline: "opens",
    proof: "clicks",
    results: {},
    figures: [
      { key: "clicks", value: "+32%", metric: "clicks" },
      { key: "opens", value: "+43%", metric: "opens" },
    ],
  },
  "Fact:other": { key: "other", value: "9", label: "Other", source: "terms" },
  "Fact:launch": {
    key: "launch",
    value: "14 days",
    label: "Launch",
    source: "terms",
  },
  "Plan:starter": {
    key: "starter",
    name: "Starter",
    price: "{{pricing.growth.price}}",
    source: "terms",
  },
  "Service:ads": { key: "ads", name: "Ads", plan: "growth" },
  "PricingPlan:growth": {
    key: "growth",
    name: "Growth",
    period: "per month",
    source: "terms",
    monthly: { price: 689 },
    annual: { price: 649 },
  },
  "CaseStudy:colo": {
    key: "colo",
    headline: "sales",
    proof: "roas",
    results: { period: "March to July" },
    figures: [
      { key: "sales", value: "+214%", metric: "sales", source: "terms" },
      {
        key: "roas",
        value: "1.5x",
        metric: "return",
        period: "in May",
        source: "terms",
      },
      { key: "orders", value: "644", metric: "orders", source: "terms" },
    ],
  },
});

const { resolve } = sourcesField(landingPage);
const resolveHome = () =>
  resolve(home, {}, { ...context, path: "/" }, makeInfo("sources"));
const read = () =>
  resolveHome().map(
    ({ figure, value, measure, period }) =>
      `${figure} ${value} ${measure} ${String(period)}`,
  );

test("the sources include the figures in a page's texts and records, a case study's two, and a quote's one", () => {
  expect(read()).toEqual([
    "fact.launch 14 days Launch null",
    "fact.growth 3x Growth of Northcart null",
    "plan.starter.price $689 Starter null",
    "case.colo.sales +214% sales March to July",
    "case.colo.roas 1.5x return in May",
    "case.ruthi.revenue +183% revenue null",
    "case.boheme.opens +43% opens null",
  ]);
});

test("the source of a case study's figure is its page, if there is no other", () => {
  const found = resolveHome().find(
    ({ figure }) => figure === "case.ruthi.revenue",
  );
  expect(found?.source).toEqual({
    name: "Search",
    link: "/case-studies/ruthi",
  });
});

test("a page is not a source of its own figures", () => {
  expect(
    readSourcedMeasure("fact.own", { ...context, path: "/" }),
  ).toBeUndefined();
  expect(
    readSourcedMeasure("fact.own", { ...context, path: "/pricing" }),
  ).toBeDefined();
});

test("a source is cited with its publisher's date, or with the day on which it was read", () => {
  const cite = (source: { date?: string; readDate?: string }) =>
    citation.resolve({ name: "A page", ...source }, {}, context, makeInfo("x"));
  expect(cite({ date: "2024-02-01" })).toBe("A page, February 1, 2024");
  expect(cite({ readDate: "2026-11-24" })).toBe(
    "A page, read November 24, 2026",
  );
  expect(cite({})).toBe("A page");
});
