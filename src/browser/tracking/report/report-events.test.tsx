import { reportEvents, parseBookingClick } from "./report-events";

const bookings = {
  demo: "https://book.test/demo",
  call: "https://book.test/call?type=30",
};

beforeAll(() => reportEvents({ bookings }));

const buildLink = (href: string) => {
  document.body.innerHTML = `<section id="plans"><a href="https://book.test/demo">0</a><a id="it">1</a></section>`;
  const link = document.querySelector<HTMLAnchorElement>("#it")!;
  link.href = href;
  return link;
};

const query =
  "utm_source=x.test&utm_medium=website&utm_content=hero.2&utm_campaign=home";

test.each([
  [
    `https://book.test/demo?${query}`,
    { booking: "demo", section: "hero", position: 2 },
  ],
  [
    `https://book.test/call?type=30&${query}`,
    { booking: "call", section: "hero", position: 2 },
  ],
  [
    "https://book.test/demo",
    { booking: "demo", section: "plans", position: 2 },
  ],
])("a click on %s reports the booking and its origin", (href, reported) => {
  expect(parseBookingClick(buildLink(href), bookings)).toEqual({
    event: "booking_click",
    page: "/",
    ...reported,
  });
});

test.each([
  "https://book.test/other",
  "https://book.test/call?type=60",
  "https://shop.test/demo",
])("%s is not a booking", (href) => {
  expect(parseBookingClick(buildLink(href), bookings)).toBeUndefined();
});

test("a layer that throws is harmless to the pixel", () => {
  const fbq = jest.fn();
  const push = () => {
    throw new Error("blocked");
  };
  Object.assign(window, { fbq, dataLayer: { push } });
  buildLink("https://book.test/demo").dispatchEvent(
    new Event("click", { bubbles: true }),
  );
  const place = { booking: "demo", page: "/", section: "plans", position: 2 };
  expect(fbq.mock.calls).toEqual([["trackCustom", "booking_click", place]]);
});

test("only the switch of billing periods reports a period", () => {
  const dataLayer: unknown[] = [];
  Object.assign(window, { dataLayer });
  document.body.innerHTML = `<section><p data-option="0">$9 <s>$12</s></p>
    <input type="radio" name="plan-stop" value="scale" />
    <input type="radio" name="billing-period" value="1" /></section>`;
  for (const radio of document.querySelectorAll("input")) radio.click();
  expect(dataLayer).toEqual([{ event: "plan_period", period: "annual" }]);
});
