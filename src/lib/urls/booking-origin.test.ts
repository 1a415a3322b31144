import {
  addPage,
  buildBookingUrl,
  formatPageName,
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

test.each(["https://book.test/demo", "https://book.test/demo#times"])(
  "a header link to %s gets its page once",
  (url) => {
    const completed = addPage(
      buildBookingUrl(url, { ...origin, page: "" }),
      "pricing",
    );
    expect(completed).toBe(buildBookingUrl(url, origin));
    expect(addPage(completed, "about")).toBe(completed);
  },
);

test.each([
  "/pricing",
  "https://shop.test/?utm_source=x",
  "mailto:hello@northcart.test",
  "",
])("%j is not a booking link", (href) => {
  expect(addPage(href, "home")).toBe(href);
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
