import { readPageText } from "../../read/figures";
import { readRecords } from "../../read/records";
import { readPageRoutes } from "../../read/site-routes";

type Records<Value> = Record<string, Value>;
const facts = readRecords("shared/facts.yaml") as Records<{ value: string; phrase?: string }>;
const plans = readRecords("shared/plans.yaml") as Records<{
  name: string;
  price: string;
  samePlan?: string;
}>;
const pricing = readRecords("shared/pricing-plans.yaml") as Records<{
  name: string;
  monthly: { price: number };
  annual: { price: number };
}>;
const routes = readPageRoutes();
const dollars = (amount: number) => `$${amount.toLocaleString("en-US")}`;

test("a plan of the home page costs what the same plan costs on the pricing page", () => {
  const same = Object.values(plans).flatMap(({ price, samePlan }) =>
    samePlan === undefined ? [] : [[price, dollars(pricing[samePlan]!.monthly.price)]],
  );
  expect(same).toHaveLength(2);
  expect(same.filter(([home, page]) => home !== page)).toEqual([]);
});

/** `the Growth plan at $689 a month`: a name and a price that a text sets beside each other. */
const offer = /\b(Self-Service|Starter|Growth|Scale)(?: plan)?,? (?:costs|at|is) (\$[\d,]*\d)/g;

test.each(routes)("$path sells every plan under its name and at its price", ({ path }) => {
  const offers = new Set(
    path === "/"
      ? [...Object.values(plans)].map(({ name, price }) => `${name} ${price}`)
      : Object.values(pricing).flatMap(({ name, monthly, annual }) =>
          [monthly, annual].map(({ price }) => `${name} ${dollars(price)}`),
        ),
  );
  const text = readPageText(path, "main").replace(/\s+/g, " ");
  const told = [...text.matchAll(offer)].map(([, name, price]) => `${name} ${price}`);
  const named = path === "/" ? told.filter((each) => !each.startsWith("Self-Service")) : told;
  expect(named.filter((each) => !offers.has(each))).toEqual([]);
  if (path !== "/") expect(text).not.toContain("Starter");
});

const terms = readPageText("/terms-of-service", "main").replace(/\s+/g, " ");

test("the terms stand behind the notice and the launch that pages promise", () => {
  for (const term of [
    facts["notice"]?.value,
    facts["influencer-notice"]?.value,
    facts["launch-time"]?.phrase,
  ])
    expect(terms).toContain(term);
});

test.each(routes)(
  "$path promises the launch in the one wording, and no other trial or notice",
  ({ path }) => {
    const text = readPageText(path, "main").replace(/\s+/g, " ");
    const { value, phrase = "" } = facts["launch-time"]!;
    expect(text.replaceAll(phrase, "")).not.toContain(`within ${value}`);
    for (const [, days] of text.matchAll(/(\d+)[ -]days?(?:'|’)? (?:free )?trial/g))
      expect(`${days} days`).toBe(facts["trial"]?.value);
    for (const [, days] of text.matchAll(/(\d+) days(?:'|’) (?:written )?notice/g))
      expect([facts["notice"]?.value, facts["influencer-notice"]?.value]).toContain(`${days} days`);
  },
);
