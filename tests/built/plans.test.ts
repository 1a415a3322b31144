import { HOME_PLANS } from "../agreed/home-plans";
import { findAll, readLine, readLinks } from "../read/elements";
import { readDocument } from "../read/read-document";
import { findPageRoute } from "../read/site-routes";
import { readNewTabNotice } from "../read/booking";

const cards = findAll(readDocument(findPageRoute("/")), "#plans li:has(> details)");

test.each(HOME_PLANS)(
  "$name has its price, its features and one way on",
  ({ name, price, features, feature, action }) => {
    const card = cards.find((each) => readLine(each.querySelector("h3")) === name)!;
    // Once for wide screens, and once as the line that opens the plan on small ones.
    for (const title of ["> div", "> details > summary"].map((each) =>
      card.querySelector(`:scope ${each}`),
    )) {
      expect(findAll(title!, "h3").map(readLine)).toEqual([name]);
      expect(findAll(title!, "strong").map(readLine)).toEqual([price]);
    }
    const listed = findAll(card, "details li").map(readLine);
    expect(listed.length).toBeGreaterThanOrEqual(features);
    expect(listed.filter((text) => text.match(feature))).toHaveLength(1);
    const ways = readLinks(card).filter(({ href }) => !href.startsWith("/pricing#"));
    expect(ways.map(({ text }) => text)).toEqual([`${action} ${readNewTabNotice()}`]);
  },
);
