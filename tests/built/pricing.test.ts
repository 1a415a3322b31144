import { readPlans } from "../read/plans";
import { readShownFacts } from "../read/shown-facts";
import { findPageRoute } from "../read/site-routes";
import { findEntities } from "../read/structured-data";

const route = findPageRoute("/pricing");
const offers = readPlans().flatMap((plan) =>
  (["Monthly", "Annual"] as const).map((state) => ({
    name: `${plan.name}, ${state}`,
    price: plan[state].price,
  })),
);

test("the pricing page has the monthly and annual prices of the plans", () => {
  const prices = Object.fromEntries(
    offers.map(({ name, price }) => [name, price]),
  );
  expect(readShownFacts(route).prices).toMatchObject(prices);
});

test("structured data has the same prices, until the end of 2025", () => {
  const catalogs = findEntities<{ itemListElement: unknown[] }>(
    route,
    "OfferCatalog",
  );
  const reported = offers.map(({ name, price }): unknown =>
    expect.objectContaining({
      name,
      description: expect.any(String) as string,
      price: Number(price.replace(/[$,]/g, "")),
      priceCurrency: "USD",
      priceValidUntil: "2025-12-31",
    }),
  );
  expect(catalogs[0]?.itemListElement).toEqual(
    expect.arrayContaining(reported),
  );
});
