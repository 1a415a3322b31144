import { findAll, readLine } from "../read/elements";
import { readSiteUrl } from "../read/built-page";
import { readDocument } from "../read/read-document";
import { readBookingUrls, readRecords } from "../read/records";
import { SITE_DIR } from "../read/settings";
import { readSiteFile } from "../read/site-file";
import { readPageRoutes, type SiteRoute } from "../read/site-routes";
import { listFiles } from "../serve/list-files";
import { listProblems } from "./support/by-path";

const routes = readPageRoutes();
const urls = Object.values(readBookingUrls());
const { opensInNewTab } = readRecords("ui-labels.yaml") as {
  opensInNewTab: string;
};

const readBookingLinks = (route: SiteRoute) =>
  findAll(readDocument(route), "a[href]").filter((link) =>
    urls.some((url) => link.getAttribute("href")?.startsWith(url)),
  );

test("every booking link reports its page and its own place, and says that it opens a tab", () => {
  const problems = listProblems(routes, (route) => {
    const links = readBookingLinks(route);
    const hrefs = links.map((link) => link.getAttribute("href") ?? "");
    const wrong = links.filter((link) => {
      const { searchParams } = new URL(link.getAttribute("href") ?? "");
      const place = searchParams.get("utm_content") ?? "";
      const name = link.getAttribute("aria-label") ?? readLine(link);
      const isInFrame = ["header", "menu"].includes(place);
      return (
        searchParams.get("utm_source") !== new URL(readSiteUrl()).host ||
        searchParams.get("utm_campaign") !== (route.path.slice(1) || "home") ||
        !/^[a-z]+(-[a-z\d]+)*(\.\d+){0,2}$/.test(place) ||
        isInFrame !== (link.closest("main") === null) ||
        link.getAttribute("target") !== "_blank" ||
        !name.endsWith(opensInNewTab)
      );
    });
    return [
      ...wrong.map(({ outerHTML }) => outerHTML.slice(0, 200)),
      // Otherwise, a booking can't be attributed.
      ...hrefs.filter((href, at) => hrefs.indexOf(href) < at),
    ];
  });
  expect(problems).toEqual([]);
  expect(routes.every((route) => readBookingLinks(route).length > 0)).toBe(
    true,
  );
});

test("both files of the not-found page report it as the origin", () => {
  const read = (file: string) =>
    new Set(readSiteFile(file).match(/utm_campaign=[^"]*/g));
  expect(read("404.html")).toEqual(new Set(["utm_campaign=404"]));
  expect(read("404/index.html")).toEqual(read("404.html"));
});

test("feeds, crawler files and structured data have booking links without an origin", () => {
  const texts = listFiles(SITE_DIR)
    .filter((file) => /\.(md|xml|txt|webmanifest)$|^blog\/.*\.json$/.test(file))
    .map((file) => ({ file, text: readSiteFile(file) }));
  expect(texts.some(({ text }) => text.includes(urls[0]!))).toBe(true);
  const marked = texts.filter(({ text }) => text.includes("utm_"));
  expect(marked.map(({ file }) => file)).toEqual([]);
  const heads = routes.filter((route) =>
    readDocument(route).head.innerHTML.includes("utm_"),
  );
  expect(heads.map(({ path }) => path)).toEqual([]);
});
