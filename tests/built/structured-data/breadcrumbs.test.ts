import { readBuiltPage, readSiteUrl } from "../../read/built-page";
import { findAll, readLine } from "../../read/elements";
import { readDocument } from "../../read/read-document";
import { readRecords } from "../../read/records";
import { readPageRoutes, type SiteRoute } from "../../read/site-routes";
import { findEntities } from "../../read/structured-data";
import { listProblems, readByPath } from "../support/by-path";

interface Step {
  position: number;
  name: string;
  item: string;
}

const routes = readPageRoutes();
const siteUrl = readSiteUrl();
const { breadcrumbs: label } = readRecords("ui-labels.yaml") as {
  breadcrumbs: string;
};
const readBreadcrumbs = (route: SiteRoute) =>
  findEntities<{ itemListElement: Step[] }>(route, "BreadcrumbList");
const readSteps = (route: SiteRoute) =>
  readBreadcrumbs(route).flatMap((each) => each.itemListElement);

/** A page's names: the title shown by links to it, and its heading. */
function readNames(route: SiteRoute): string[] {
  const title = readBuiltPage(route).metas["og:title"]?.[0] ?? "";
  const heading = readLine(readDocument(route).querySelector("h1"));
  return [title, heading, ...(route.path === "/" ? ["Home"] : [])];
}

test("breadcrumb data matches the visible breadcrumbs, and no other page has any", () => {
  const shown = readByPath(routes, (route) =>
    findAll(readDocument(route), `main nav[aria-label="${label}"] a`).map(
      (link) => ({
        name: readLine(link),
        item: siteUrl + (link.getAttribute("href") ?? ""),
      }),
    ),
  );
  const reported = readByPath(routes, (route) =>
    readSteps(route)
      .slice(0, -1)
      .map(({ name, item }) => ({ name, item })),
  );
  expect(reported).toEqual(shown);
  expect(shown["/"]).toEqual([]);
  expect(
    Object.values(shown).filter((steps) => steps.length > 1).length,
  ).toBeGreaterThan(10);
});

test("breadcrumbs are numbered from the home page to the page itself", () => {
  const urls = routes.map(({ path }) => siteUrl + path);
  const problems = listProblems(
    routes.filter((route) => readBreadcrumbs(route).length > 0),
    (route) => {
      const steps = readSteps(route);
      const [first, ...others] = steps.map(({ item }) => item);
      return [
        steps.every(({ position }, place) => position === place + 1)
          ? ""
          : "is not numbered",
        first === `${siteUrl}/` ? "" : `starts with ${first ?? "nothing"}`,
        others.at(-1) === readBuiltPage(route).canonicals[0]
          ? ""
          : "does not end with the page",
        ...others.filter((item) => !urls.includes(item)),
      ].filter(Boolean);
    },
  );
  expect(problems).toEqual([]);
});

test("breadcrumbs use each page's own name", () => {
  const names = new Map(
    routes.map((route) => [
      readBuiltPage(route).canonicals[0],
      readNames(route),
    ]),
  );
  const problems = listProblems(routes, (route) =>
    readSteps(route)
      .filter(({ name, item }) => !names.get(item)?.includes(name))
      .map(({ name, item }) => `calls ${item} "${name}"`),
  );
  expect(problems).toEqual([]);
});
