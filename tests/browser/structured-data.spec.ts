import { expect, test } from "@playwright/test";
import { readPageRoutes } from "../read/site-routes";
import { ARTICLE_PAGES, KINDS, SERVICE_PAGES } from "../agreed/page-kinds";
import { readBuiltPage, readSiteAddress } from "../read/built-page";
import { readShownFacts } from "../read/shown-facts";
import { hasSiteFile } from "../read/site-file";
import {
  findThings,
  readQuestions,
  readShownQuestions,
  readThings,
  type Thing,
} from "../read/structured-data";
import { findToldFaults } from "../built/told-and-shown";
import { findThingFaults, type SiteFacts } from "../built/validate-structured-data";

const SOMETHING = expect.stringMatching(/./) as unknown;
const routes = readPageRoutes();
const posts = routes.filter(({ path }) => /^\/blog\/(?!page\/|category\/)/.test(path));
const kindsOf = (path: string) =>
  routes
    .filter((route) => route.path === path)
    .flatMap(readThings)
    .map((thing) => thing["@type"]);

for (const { path, kinds } of KINDS) {
  test(`${path} is told to search engines as ${kinds.join(" and ")}`, () => {
    expect(kindsOf(path)).toEqual(expect.arrayContaining(kinds));
  });
}

test("kinds that belong to one sort of page stand on no other", () => {
  const homes = {
    WebSite: ["/"],
    OfferCatalog: ["/pricing"],
    AboutPage: ["/about"],
    Blog: ["/blog"],
    Service: SERVICE_PAGES,
    BlogPosting: posts.map(({ path }) => path),
  };
  for (const [kind, paths] of Object.entries(homes)) {
    const found = routes.filter((route) => findThings(route, kind).length > 0);
    expect.soft(found.map(({ path }) => path).sort(), kind).toEqual([...paths].sort());
  }
});

test("each service has a provider and a market", () => {
  for (const route of routes.filter(({ path }) => SERVICE_PAGES.includes(path))) {
    const [service] = findThings<{ name: string; provider: Thing; areaServed: Thing[] }>(
      route,
      "Service",
    );
    expect.soft(service?.name, route.path).toBeTruthy();
    expect
      .soft(service?.provider, route.path)
      .toMatchObject({ "@type": "Organization", name: SOMETHING });
    expect
      .soft(
        service?.areaServed.map(({ name }) => name),
        route.path,
      )
      .toContain("Canada");
  }
});

test("each article is dated and signed, and a tutorial has its six steps", () => {
  for (const route of routes.filter(({ path }) => ARTICLE_PAGES.includes(path))) {
    expect.soft(findThings(route, "Article"), route.path).toMatchObject([
      {
        headline: SOMETHING,
        description: SOMETHING,
        datePublished: "2024-01-15",
        dateModified: "2024-01-15",
        author: { "@type": "Organization" },
        publisher: { "@type": "Organization" },
      },
    ]);
    for (const { step } of findThings<{ step: Thing[] }>(route, "HowTo"))
      expect
        .soft(step, route.path)
        .toMatchObject(Array(6).fill({ name: SOMETHING, text: SOMETHING }));
  }
});

test("every page below the root tells the way to it, and the root does not", () => {
  interface Trail {
    itemListElement: { position: number; name: string; item: string }[];
  }
  const address = readSiteAddress();
  for (const route of routes) {
    const trails = findThings<Trail>(route, "BreadcrumbList");
    expect.soft(trails, route.path).toHaveLength(route.path === "/" ? 0 : 1);
    const steps = trails.flatMap(({ itemListElement }) => itemListElement);
    if (steps.length === 0) continue;
    const { canonicals } = readBuiltPage(route);
    expect
      .soft(
        steps.map(({ position }) => position),
        route.path,
      )
      .toEqual(steps.map((_, place) => place + 1));
    expect.soft(steps[0]?.item, route.path).toBe(`${address}/`);
    expect.soft(steps[steps.length - 1]?.item, route.path).toBe(canonicals[0]);
    for (const { item } of steps.slice(1))
      expect
        .soft(
          routes.map(({ path }) => address + path),
          route.path,
        )
        .toContain(item);
  }
});

test("questions are told where they are shown, and nowhere else", () => {
  for (const route of routes) {
    const told = readQuestions(route).map(({ question }) => question);
    expect.soft(told, route.path).toEqual(readShownQuestions(route));
  }
});

test("everything told has what its kind asks for, and names addresses that exist", () => {
  const site = readSiteFacts();
  for (const route of routes)
    expect.soft(findThingFaults(route.path, readThings(route), site), route.path).toEqual([]);
});

test("what is told is what is shown: headlines, days, authors, questions, answers, prices, steps", () => {
  for (const route of routes) {
    const shown = readShownFacts(route);
    expect.soft(findToldFaults(readThings(route), shown), route.path).toEqual([]);
  }
});

test("a trail calls each page what the page calls itself", () => {
  const names = new Map<string, string[]>();
  for (const route of routes) {
    const { canonical, title, heading } = readShownFacts(route);
    names.set(canonical, [title, heading, ...(route.path === "/" ? ["Home"] : [])]);
  }
  for (const route of routes) {
    const trails = findThings<{ itemListElement: { name: string; item: string }[] }>(
      route,
      "BreadcrumbList",
    );
    for (const { name, item } of trails.flatMap(({ itemListElement }) => itemListElement))
      expect.soft(names.get(item), route.path).toContain(name);
  }
});

function readSiteFacts(): SiteFacts {
  const address = readSiteAddress();
  const anchors = new Map<string, string[]>();
  for (const route of routes) anchors.set(route.path, readShownFacts(route).anchors);
  const ids = routes
    .flatMap(readThings)
    .flatMap((thing) => (thing["@id"] as string | undefined) ?? []);
  const hasAddress = (full: string) => {
    const { pathname, hash } = new URL(full);
    if (hash !== "") return anchors.get(pathname)?.includes(hash.slice(1)) ?? false;
    return hasSiteFile(pathname);
  };
  return { address, hasAddress, ids: new Set(ids) };
}
