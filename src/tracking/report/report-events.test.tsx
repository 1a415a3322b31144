import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Faq } from "../../sections/faq/faq";
import { reportEvents, parseBookingClick } from "./report-events";

const bookings = { demo: "https://book.test/demo", call: "https://book.test/call?type=30" };

const buildLink = (href: string) => {
  document.body.innerHTML = `<section id="plans"><a href="https://book.test/demo">0</a><a id="it">1</a></section>`;
  const link = document.querySelector<HTMLAnchorElement>("#it")!;
  link.href = href;
  return link;
};

const query = "utm_source=x.test&utm_medium=website&utm_content=hero.2&utm_campaign=home";

test.each([
  [`https://book.test/demo?${query}`, { booking: "demo", section: "hero", position: 2 }],
  [`https://book.test/call?type=30&${query}`, { booking: "call", section: "hero", position: 2 }],
  ["https://book.test/demo", { booking: "demo", section: "plans", position: 2 }],
])("a click on %s reports the booking and its origin", (href, reported) => {
  expect(parseBookingClick(buildLink(href), bookings)).toEqual({
    event: "booking_click",
    page: "/",
    ...reported,
  });
});

test.each(["https://book.test/other", "https://book.test/call?type=60", "https://shop.test/demo"])(
  "%s is not a booking",
  (href) => {
    expect(parseBookingClick(buildLink(href), bookings)).toBeUndefined();
  },
);

test("nothing is reported after consent is withdrawn, and a layer that throws is harmless", async () => {
  const reported: unknown[] = [];
  window.dataLayer = {
    push: (entry) => {
      reported.push(entry);
      throw new Error("blocked");
    },
  };
  const reports = new AbortController();
  reportEvents({ bookings, foundMessage: "Posts found: {count}" }, reports.signal);
  const items = [{ title: "How soon?", text: { html: "<p>Soon.</p>" } }];
  const words = { kicker: null, heading: "Questions", text: null, tone: "paper" as const };
  render(<Faq {...words} anchor="faq" items={items} />);
  const open = () => {
    // jsdom fires no `toggle` event when a box opens.
    screen.getByRole("group").dispatchEvent(new Event("toggle"));
  };
  await userEvent.click(screen.getByText("How soon?"));
  open();
  const event = { event: "faq_open", question: "How soon?", section: "faq" };
  expect(reported).toContainEqual(event);
  const before = reported.length;
  reports.abort();
  open();
  expect(reported).toHaveLength(before);
  delete window.dataLayer;
});
