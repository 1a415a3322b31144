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
    search,
    referrer,
    ["northcart.test", "book.test"],
    isPrivate,
  );
  const once = applyAttribution(bookingUrl, visit);
  expect(applyAttribution(once, visit)).toBe(once);
  return Object.fromEntries(new URL(once).searchParams);
}

test("a visit without attribution keeps the site's own parameters", () => {
  for (const referrer of [
    "",
    "https://northcart.test/pricing",
    "https://book.test/demo",
  ])
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
  const search = new URLSearchParams({ ...campaign, utm_content: "ad" });
  expect(readQuery(`?${search.toString()}`, "https://search.test/")).toEqual({
    ...campaign,
    utm_content: "case-studies/colo/closing",
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
  const search = "?gclid=G-1&fbclid=F-4&ttclid=T-2&ScCid=S-3";
  const ids = { gclid: "G-1", fbclid: "F-4", ttclid: "T-2", ScCid: "S-3" };
  expect(readQuery(search)).toEqual({ ...plain, ...ids });
  expect(readQuery(search, "", true)).toEqual(plain);
});

test.each(["x".repeat(7000), Array(900).fill("x").join("&utm_x=")])(
  "a query that is too long for a booking link is ignored",
  (value) => {
    expect(readQuery(`?gclid=G-1&utm_source=${value}`)).toEqual(plain);
  },
);

test.each(["pointerdown", "focusin", "click", "auxclick", "contextmenu"])(
  "a booking link gets the attribution on the first %s, and other links don't",
  (type) => {
    const link = bookingUrl.replace("case-studies/colo", "pricing");
    document.body.innerHTML = `<a href="${link}">Book</a><a href="/faq">FAQ</a>`;
    history.replaceState(null, "", "/?gclid=G-1");
    jest.spyOn(document, "referrer", "get").mockReturnValue(bookingUrl);
    keepAttribution();
    history.replaceState(null, "", "/pricing");
    const [booking, other] = document.querySelectorAll("a");
    for (const each of [booking!, other!])
      each.dispatchEvent(new Event(type, { bubbles: true }));
    expect(booking).toHaveAttribute("href", `${link}&gclid=G-1`);
    expect(other).toHaveAttribute("href", "/faq");
  },
);
