import { HOME_PLANS, PRICING_PLANS } from "../agreed";
import { readNewTabNotice } from "../read/booking";
import { findAll, readLine, readLinks } from "../read/elements";
import { readHomePlans } from "../read/plans";
import { readDocument } from "../read/read-document";
import { findPageRoute } from "../read/site-routes";

const cards = findAll(readDocument(findPageRoute("/")), "#plans li:has(> details)");

test.each(readHomePlans())(
  "$name has its price, its features and one way on",
  ({ name, price, features, action }) => {
    const card = cards.find((each) => readLine(each.querySelector("h3")) === name)!;
    // Once for wide screens, and once as the line that opens the plan on small ones.
    for (const title of ["> div", "> details > summary"].map((each) =>
      card.querySelector(`:scope ${each}`),
    )) {
      expect(findAll(title!, "h3").map(readLine)).toEqual([name]);
      expect(findAll(title!, "strong").map(readLine)).toEqual([price]);
    }
    const listed = findAll(card, "details li").map(readLine);
    expect(listed).toHaveLength(features.length);
    for (const [place, { text }] of features.entries()) expect(listed[place]).toContain(text);
    const ways = readLinks(card).filter(({ href }) => !href.startsWith("/pricing#"));
    expect(ways.map(({ text }) => text)).toEqual([`${action.label} ${readNewTabNotice()}`]);
  },
);

test.each(Object.entries(HOME_PLANS))(
  "%s costs what %s costs on the pricing page",
  (name, same) => {
    const other = PRICING_PLANS.find((plan) => plan.name === same);
    const plan = readHomePlans().find((each) => each.name === name);
    expect(plan?.price).toBe(other?.Monthly.price);
  },
);
