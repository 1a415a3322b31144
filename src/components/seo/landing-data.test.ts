import { siteSettings } from "../../test-support/site-settings";
import { toLandingData } from "./landing-data";

type Page = Parameters<typeof toLandingData>[0];
type Section = Page["sections"][number];

const company = { ...siteSettings, profiles: [], homeLabel: "Home" };

const page: Page = {
  path: "/pricing",
  title: "Plans and prices",
  description: "What each plan costs.",
  kind: "page",
  sections: [{ __typename: "HeroSection", text: { plainText: "What a growth team costs." } }],
};

const faq: Section = {
  __typename: "FaqSection",
  items: [{ title: "May I cancel?", text: { plainText: "Yes." } }],
};

const plans: Section = {
  __typename: "PricingPlansSection",
  anchor: "plans",
  heading: "Plans",
  pricesValidUntil: "2025-12-31",
  billing: { monthly: "Monthly", annual: "Annual" },
  plans: [
    { name: "Starter", description: "New.", monthly: { price: 99 }, annual: { price: 79 } },
    { name: "Growth", description: "All.", monthly: { price: 199 }, annual: { price: 159 } },
  ],
};

/** JSON is what machines get. */
function toThings(change: Partial<Page>) {
  const things = toLandingData({ ...page, ...change }, company);
  return JSON.parse(JSON.stringify(things)) as Record<string, unknown>[];
}

function typesOf(change: Partial<Page>) {
  return toThings(change).map((thing) => thing["@type"]);
}

test("the home page describes the company and the site in full", () => {
  const { description, email } = company;
  expect(toThings({ path: "/" })).toMatchObject([
    { description, email, address: { "@type": "PostalAddress" } },
    { description, publisher: { "@id": "https://northcart.test/#organization" } },
  ]);
});

test("the home page speaks for the company, whatever it calls itself", () => {
  expect(typesOf({ path: "/" })).toEqual(["Organization", "WebSite"]);
  expect(typesOf({ path: "/", kind: "service" })).toEqual(["Organization", "WebSite"]);
});

test.each<[Page["kind"], string[]]>([
  ["page", ["WebPage"]],
  ["service", ["WebPage", "Service"]],
  ["about", ["AboutPage", "Organization"]],
  ["list", ["CollectionPage"]],
])("a page of the kind `%s` is %j, and shows no trail to tell of", (kind, types) => {
  expect(typesOf({ kind })).toEqual(types);
});

test("a page is described by the text of its hero, or else by its description for search results", () => {
  const description = "What a growth team costs.";
  expect(toThings({ kind: "service" })).toMatchObject([{ description }, { description }]);
  const silent: Section = { __typename: "HeroSection", text: null };
  expect(toThings({ sections: [silent] })[0]).toMatchObject({ description: page.description });
});

test("a service is offered where the company's clients are", () => {
  const service = toThings({ kind: "service" }).find((thing) => thing["@type"] === "Service");
  expect(service?.["areaServed"]).toMatchObject([{ name: "Canada" }, { name: "United States" }]);
});

test("questions are told only where the page shows some, all lists of it together", () => {
  expect(typesOf({})).not.toContain("FAQPage");
  expect(typesOf({ sections: [{ ...faq, items: [] }] })).not.toContain("FAQPage");
  const pages = toThings({ sections: [faq, { __typename: "ProseSection" }, faq] }).filter(
    (thing) => thing["@type"] === "FAQPage",
  );
  expect(pages).toHaveLength(1);
  expect(pages[0]?.["mainEntity"]).toMatchObject([
    { name: "May I cancel?" },
    { name: "May I cancel?" },
  ]);
});

test("offers are told where the page shows plans, at the very prices of the plans", () => {
  expect(typesOf({})).not.toContain("OfferCatalog");
  const catalog = toThings({ sections: [plans] }).find(
    (thing) => thing["@type"] === "OfferCatalog",
  );
  const offers = catalog?.["itemListElement"] as { price: number }[];
  expect(offers.map(({ price }) => price)).toEqual([99, 79, 199, 159]);
  expect(offers[0]).toMatchObject({ url: "https://northcart.test/pricing#plans" });
});
