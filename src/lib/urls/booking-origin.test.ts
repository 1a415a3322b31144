import {
  buildBookingUrl,
  formatPageName,
  placeBookings,
  unplaced,
  withoutOrigin,
} from "./booking-origin";

const origin = { site: "northcart.test", page: "pricing", place: "plans.2" };
const query =
  "utm_source=northcart.test&utm_medium=website&utm_content=plans.2&utm_campaign=pricing";

test.each([
  ["https://book.test/demo", `https://book.test/demo?${query}`],
  ["https://book.test/demo?month=5", `https://book.test/demo?month=5&${query}`],
  ["https://book.test/demo#times", `https://book.test/demo?${query}#times`],
])("%s gets its origin, which can be removed again", (url, expected) => {
  expect(buildBookingUrl(url, origin)).toBe(expected);
  expect(withoutOrigin(expected)).toBe(url);
});

test("existing parameters are unchanged", () => {
  expect(
    buildBookingUrl("https://book.test/demo?utm_source=shop", origin),
  ).toBe(
    "https://book.test/demo?utm_source=shop&utm_medium=website&utm_content=plans.2&utm_campaign=pricing",
  );
});

test("a part's links get their page and place, and the entries of its lists their number", () => {
  const href = buildBookingUrl("https://book.test/demo#times", {
    site: origin.site,
    ...unplaced,
  });
  const html = `<a href="${href}">Book</a>`;
  const placed = buildBookingUrl("https://book.test/demo#times", origin);
  const section = {
    link: null,
    plans: [{ price: 1 }, { link: { href }, html }],
  };
  expect(placeBookings(section, "pricing", "plans")).toEqual({
    link: null,
    plans: [
      { price: 1 },
      { link: { href: placed }, html: `<a href="${placed}">Book</a>` },
    ],
  });
});

test.each([
  "/pricing",
  "https://shop.test/?utm_source=x",
  "mailto:hello@northcart.test",
  "",
])("%j is not a booking link", (href) => {
  expect(placeBookings(href, "home", "hero")).toBe(href);
  expect(withoutOrigin(href)).toBe(href);
});

test.each([
  ["/", "home"],
  ["/pricing", "pricing"],
  ["/case-studies/colo", "case-studies/colo"],
  ["/about/", "about"],
  ["/404/", "404"],
  ["/404.html", "404"],
])("%s has the name %s", (path, name) => {
  expect(formatPageName(path)).toBe(name);
});
