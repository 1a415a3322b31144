import { buildBookingUrl } from "../../lib/urls/booking-origin";
import {
  applyAttribution,
  keepAttribution,
  readAttribution,
} from "./visitor-campaign";

const bookingUrl = buildBookingUrl("https://book.test/demo", {
  site: "northcart.test",
  page: "case-studies/colo",
  place: "closing",
});
const plain = {
  utm_medium: "website",
  utm_content: "closing",
  utm_source: "northcart.test",
  utm_campaign: "case-studies/colo",
};

/** The parameters of a booking link after a visit that started this way. */
function readQuery(search: string, referrer = "", isPrivate = false) {
  const visit = readAttribution(
    { search, host: "northcart.test" },
    referrer,
    isPrivate,
  );
  const once = applyAttribution(bookingUrl, visit);
  expect(applyAttribution(once, visit)).toBe(once);
  return Object.fromEntries(new URL(once).searchParams);
}

test("a visit without attribution keeps the site's own parameters", () => {
  for (const referrer of ["", "https://northcart.test/pricing"])
    expect(readQuery("?q=llm&utm_source=&utm_content=ad", referrer)).toEqual(
      plain,
    );
});

test("a campaign replaces source, medium and page, and the content includes the page", () => {
  const campaign = {
    utm_source: "news",
    utm_campaign: "summer sale",
    utm_term: "a&b",
  };
  const search = `?${new URLSearchParams({ ...campaign, utm_content: "ad" }).toString()}`;
  const expected = { ...campaign, utm_content: "case-studies/colo/closing" };
  expect(readQuery(search, "https://search.test/")).toEqual(expected);
  expect(readQuery(`${search}&utm_medium=website`)).toEqual({
    ...expected,
    utm_medium: "website",
  });
});

test("the referring site is the source if there is no campaign", () => {
  expect(readQuery("?gclid=G-1", "https://www.search.test/find?q=x")).toEqual({
    ...plain,
    utm_source: "www.search.test",
    utm_medium: "referral",
    gclid: "G-1",
  });
});

test("ads' click ids are passed on unchanged, unless the visitor opts out", () => {
  const ids = {
    gclid: "G-1",
    gbraid: "B-2",
    wbraid: "W-3",
    fbclid: "F-4",
    msclkid: "M-5",
  };
  const search = `?${new URLSearchParams(ids).toString()}`;
  expect(readQuery(search)).toEqual({ ...plain, ...ids });
  expect(readQuery(search, "", true)).toEqual(plain);
});

test.each(["x".repeat(7000), Array(900).fill("x").join("&utm_x=")])(
  "a query that is too long for a booking link is ignored",
  (value) => {
    expect(readQuery(`?gclid=G-1&utm_source=${value}`)).toEqual(plain);
  },
);

describe("on a page", () => {
  const link = bookingUrl.replace("case-studies/colo", "pricing");
  const readLink = () => document.querySelector("a")?.href;

  beforeEach(() => {
    document.body.innerHTML = `<a href="${link}"><b>Book</b></a><a href="/pricing">Pricing</a>`;
    history.replaceState(null, "", "/?gclid=G-1");
    keepAttribution();
    history.replaceState(null, "", "/pricing");
  });

  test.each(["pointerdown", "focusin", "click", "auxclick", "contextmenu"])(
    "a booking link gets the attribution on the first %s",
    (type) => {
      expect(readLink()).toBe(link);
      const word = document.querySelector("b")!;
      let read: string | undefined;
      word.addEventListener(type, () => (read = readLink()));
      word.dispatchEvent(new Event(type, { bubbles: true }));
      expect(read).toBe(`${link}&gclid=G-1`);
      expect(readLink()).toBe(read);
    },
  );

  test("other links and elements are unchanged", () => {
    const [, pricing] = document.querySelectorAll("a");
    pricing!.dispatchEvent(new Event("click", { bubbles: true }));
    document.body.dispatchEvent(new Event("click", { bubbles: true }));
    expect(pricing).toHaveAttribute("href", "/pricing");
    expect(readLink()).toBe(link);
  });
});
