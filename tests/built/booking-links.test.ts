import { CALLS } from "../agreed/calls";
import { SERVICE_PAGES } from "../agreed/page-kinds";
import { readBookingAddresses, readBookingLinks, readNewTabNotice } from "../read/booking";
import { findPageRoute, readPageRoutes } from "../read/site-routes";
import { findBookingFaults } from "./support/booking-faults";
import { listFaults } from "./support/by-path";

/** Pages whose templates ask for a call, and those that are agreed to. */
const SELLING = [...SERVICE_PAGES, ...CALLS.map(({ page }) => page)];
const routes = readPageRoutes();
const addresses = readBookingAddresses();

test("every link to a booking page opens in a new tab and says so", () => {
  expect(listFaults(routes, (route) => readBookingLinks(route).flatMap(findBookingFaults))).toEqual(
    [],
  );
});

test("every page that sells asks for a call in its main part", () => {
  const selling = routes.filter(
    ({ path }) => SELLING.includes(path) || /^\/case-studies\/./.test(path),
  );
  const silent = selling.filter((route) => !readBookingLinks(route).some((link) => link.isInMain));
  expect(silent.map(({ path }) => path)).toEqual([]);
});

test("all kinds of calls can be booked", () => {
  const used = new Set(routes.flatMap(readBookingLinks).map(({ href }) => href));
  expect([...used].sort()).toEqual(Object.values(addresses).sort());
});

test.each(CALLS)(
  "$page asks visitors to book, $least times or more: $label",
  ({ page, label, books, least }) => {
    const calls = readBookingLinks(findPageRoute(page)).filter(
      ({ text, isInMain }) => isInMain && text === `${label} ${readNewTabNotice()}`,
    );
    expect(calls.length).toBeGreaterThanOrEqual(least);
    expect(new Set(calls.map(({ href }) => href))).toEqual(new Set([addresses[books]]));
  },
);
