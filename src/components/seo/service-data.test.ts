import { toFaqPage, toOfferCatalog, toService } from "./landing-data";

const site = { brand: "Northcart", url: "https://northcart.test" };

const plans = {
  heading: "Plans",
  anchor: "plans",
  billing: { monthly: "Monthly", annual: "Annual" },
  plans: [
    { name: "Starter", description: "New stores.", monthly: { price: 99 }, annual: { price: 79 } },
    { name: "Growth", description: "All.", monthly: { price: 199 }, annual: { price: 159 } },
  ],
  pricesValidUntil: "2025-12-31",
};

interface OfferFacts {
  name: string;
  price: number;
  priceSpecification: { price: number };
}

function offersOf(catalog: object): OfferFacts[] {
  return (catalog as { itemListElement: OfferFacts[] }).itemListElement;
}

test("a service is provided by the company, in the countries of its clients", () => {
  const page = { path: "/seo", title: "Search", description: "What search does." };
  expect(toService(page, { ...site, areaServed: ["Canada", "United States"] })).toEqual({
    "@type": "Service",
    "@id": "https://northcart.test/seo#service",
    name: "Search",
    description: "What search does.",
    url: "https://northcart.test/seo",
    mainEntityOfPage: { "@id": "https://northcart.test/seo" },
    provider: {
      "@type": "Organization",
      "@id": "https://northcart.test/#organization",
      name: "Northcart",
      url: "https://northcart.test/",
    },
    areaServed: [
      { "@type": "Country", name: "Canada" },
      { "@type": "Country", name: "United States" },
    ],
  });
});

test("each plan is two offers, at the prices that the page shows", () => {
  const offers = offersOf(toOfferCatalog(plans, "/pricing", site));
  expect(offers.map(({ name, price }) => [name, price])).toEqual([
    ["Starter, Monthly", 99],
    ["Starter, Annual", 79],
    ["Growth, Monthly", 199],
    ["Growth, Annual", 159],
  ]);
});

test("both prices of an offer are the same: dollars a month", () => {
  for (const offer of offersOf(toOfferCatalog(plans, "/pricing", site))) {
    expect(offer).toMatchObject({
      "@type": "Offer",
      priceCurrency: "USD",
      priceSpecification: { price: offer.price, priceCurrency: "USD", unitCode: "MON" },
    });
  }
});

test("an offer says how long it holds, who makes it and where it stands", () => {
  const [offer] = offersOf(toOfferCatalog(plans, "/pricing", site));
  expect(offer).toMatchObject({
    description: "New stores.",
    priceValidUntil: "2025-12-31",
    seller: { "@id": "https://northcart.test/#organization" },
    url: "https://northcart.test/pricing#plans",
  });
});

test("plans without an anchor stand on their page", () => {
  const catalog = toOfferCatalog({ ...plans, anchor: null }, "/pricing", site);
  expect(catalog).toMatchObject({ name: "Plans", url: "https://northcart.test/pricing" });
});

test("questions carry their answers as plain words", () => {
  const items = [{ title: "May I cancel?", text: { plainText: "Yes, at any time." } }];
  expect(toFaqPage(items, "/pricing", site)).toEqual({
    "@type": "FAQPage",
    isPartOf: { "@id": "https://northcart.test/pricing" },
    mainEntity: [
      {
        "@type": "Question",
        name: "May I cancel?",
        acceptedAnswer: { "@type": "Answer", text: "Yes, at any time." },
      },
    ],
  });
});
