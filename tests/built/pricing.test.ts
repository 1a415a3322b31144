import { HOME_PLANS, PRICING_PLANS } from "../agreed";
import { readRecords } from "../read/records";
import { readShownFacts } from "../read/shown-facts";
import { findPageRoute } from "../read/site-routes";
import { findEntities } from "../read/structured-data";

const route = findPageRoute("/pricing");
const offers = PRICING_PLANS.flatMap((plan) =>
  (["Monthly", "Annual"] as const).map((state) => ({
    name: `${plan.name}, ${state}`,
    price: plan[state].price,
  })),
);

test("the pricing page has the agreed monthly and annual prices", () => {
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
      price: Number(price.replace(/[$,]/g, "")),
      priceCurrency: "USD",
      priceValidUntil: "2025-12-31",
    }),
  );
  expect(catalogs[0]?.itemListElement).toEqual(
    expect.arrayContaining(reported),
  );
});

test("plans of the home page cost what they cost on the pricing page", () => {
  type Plans = Record<string, { name: string; price: string }>;
  const homePlans = Object.values(readRecords("shared/plans.yaml") as Plans);
  for (const [name, same] of Object.entries(HOME_PLANS)) {
    const other = PRICING_PLANS.find((plan) => plan.name === same);
    expect(homePlans.find((plan) => plan.name === name)?.price).toBe(
      other?.Monthly.price,
    );
  }
});
