import {
  type BookingLink,
  readBookingLinks,
  readNewTabNotice,
  writeBooking,
} from "../read/booking";
import { readDocument } from "../read/read-document";
import { readBookingUrls } from "../read/records";
import { SITE_DIR } from "../read/settings";
import { readSiteFile } from "../read/site-file";
import { findPageRoute, readPageRoutes } from "../read/site-routes";
import { listFiles } from "../serve/list-files";
import { listProblems } from "./support/by-path";

/** A section or part of a page, and the index of its entry. */
const PLACE = /^[a-z]+(-[a-z\d]+)*(\.\d+){0,2}$/;

const routes = readPageRoutes();
const bookingUrls = readBookingUrls();

test("every booking link reports its place, opens in a new tab and announces it", () => {
  expect(
    listProblems(routes, (route) =>
      readBookingLinks(route).flatMap(findBookingLinkProblems),
    ),
  ).toEqual([]);
});

test("no two booking links of a page report the same place, so each booking can be attributed", () => {
  const problems = listProblems(routes, (route) => {
    const links = readBookingLinks(route).map(({ href }) => href);
    return links.filter((href, index) => links.indexOf(href) < index);
  });
  expect(problems).toEqual([]);
});

test("each booking link of the home page reports its section and index", () => {
  const places = readBookingLinks(findPageRoute("/")).map(({ place }) => place);
  expect(places).toEqual(
    expect.arrayContaining([
      "header",
      "hero.1",
      "plans.1",
      "plans.2",
      "call-to-action.1",
    ]),
  );
});

test("both files of the not-found page report it as the origin", () => {
  const read = (file: string) =>
    readSiteFile(file).match(/utm_campaign=[^"]*/g);
  // Of the header, its menu, and the page.
  expect(read("404.html")).toEqual(
    Array.from({ length: 3 }, () => "utm_campaign=404"),
  );
  expect(read("404/index.html")).toEqual(read("404.html"));
});

test("feeds, crawler files and structured data have booking links without an origin", () => {
  const files = listFiles(SITE_DIR).filter(
    (file) =>
      /\.(md|xml|txt|webmanifest)$|^blog\/.*\.json$/.test(file) &&
      !file.startsWith("static/"),
  );
  expect(
    files.some((file) => readSiteFile(file).includes(bookingUrls["demo"]!)),
  ).toBe(true);
  expect(files.filter((file) => readSiteFile(file).includes("utm_"))).toEqual(
    [],
  );
  const heads = routes.filter((route) =>
    readDocument(route).head.innerHTML.includes("utm_"),
  );
  expect(heads.map(({ path }) => path)).toEqual([]);
});

/** What is wrong with a booking link: its URL, the page and place that it reports, its tab, or its label. */
function findBookingLinkProblems(link: BookingLink): string[] {
  const { href, text, target, rel, path, place, isInMain } = link;
  const notice = readNewTabNotice();
  return [
    Object.keys(readBookingUrls()).some(
      (kind) => href === writeBooking(kind, path, place),
    )
      ? ""
      : "is not a URL of site.yaml with this page and place",
    PLACE.test(place) && ["header", "menu"].includes(place) !== isInMain
      ? ""
      : "reports another place",
    target === "_blank" ? "" : "opens in the same tab",
    rel.split(" ").includes("noopener") ? "" : "is not rel=noopener",
    text.endsWith(notice) && text.length > notice.length
      ? ""
      : `does not end with "${notice}"`,
  ]
    .filter(Boolean)
    .map((problem) => `"${text}" to ${href} ${problem}`);
}
