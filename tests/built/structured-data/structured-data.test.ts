import { readServicePaths } from "../../read/booking";
import { readBuiltPage, readSiteUrl } from "../../read/built-page";
import { findAll, readLine } from "../../read/elements";
import { readDocument } from "../../read/read-document";
import { readShownFacts } from "../../read/shown-facts";
import { hasSiteFile } from "../../read/site-file";
import { findPageRoute, readPageRoutes } from "../../read/site-routes";
import {
  findEntities,
  readQuestions,
  readEntities,
} from "../../read/structured-data";
import { listProblems } from "../support/by-path";
import { findMismatches } from "./data-matches-page";
import { findEntityProblems, type SiteFacts } from "./validate-structured-data";

const routes = readPageRoutes();
const posts = routes.filter(({ path }) =>
  /^\/blog\/(?!page\/|category\/)/.test(path),
);

test.each([
  { path: "/", kinds: ["Organization", "WebSite"] },
  { path: "/pricing", kinds: ["OfferCatalog"] },
  { path: "/about", kinds: ["AboutPage"] },
  { path: "/blog", kinds: ["Blog"] },
  { path: "/case-studies", kinds: ["CollectionPage"] },
  { path: "/how-to-use-shopify-generative-ai", kinds: ["Article", "HowTo"] },
])("$path has the types $kinds", ({ path, kinds }) => {
  const reported = readEntities(findPageRoute(path)).map(
    (thing) => thing["@type"],
  );
  expect(reported).toEqual(expect.arrayContaining(kinds));
});

test.each([
  { kind: "WebSite", paths: ["/"] },
  { kind: "Blog", paths: ["/blog"] },
  { kind: "BlogPosting", paths: posts.map(({ path }) => path) },
])("$kind is on its own kind of page only", ({ kind, paths }) => {
  const found = routes.filter((route) => findEntities(route, kind).length > 0);
  expect(found.map(({ path }) => path).sort()).toEqual([...paths].sort());
});

test("exactly the pages whose records offer a service describe one", () => {
  const found = routes.filter(
    (route) => findEntities(route, "Service").length > 0,
  );
  const paths = found.map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(readServicePaths()));
  expect(paths.filter((path) => /^\/(blog|case-studies)\b/.test(path))).toEqual(
    [],
  );
});

test("the questions of pages are those of their FAQ data, in the same order", () => {
  const problems = listProblems(routes, (route) => {
    const reported = readQuestions(route).map(({ question }) => question);
    const summaries = findAll(readDocument(route), "main summary").map(
      readLine,
    );
    const shown = summaries.filter(
      (line) => line.endsWith("?") || reported.includes(line),
    );
    return String(shown) === String(reported) ? [] : [`shows ${String(shown)}`];
  });
  expect(problems).toEqual([]);
  expect(
    routes.filter((route) => readQuestions(route).length > 0).length,
  ).toBeGreaterThan(1);
});

test("every entity has its type's properties, and URLs that exist", () => {
  const site = readSiteFacts();
  expect(
    listProblems(routes, (route) =>
      findEntityProblems(route.path, readEntities(route), site),
    ),
  ).toEqual([]);
});

test("structured data matches the page: headlines, dates, authors, questions, answers, prices, steps", () => {
  expect(
    listProblems(routes, (route) =>
      findMismatches(readEntities(route), readShownFacts(route)),
    ),
  ).toEqual([]);
});

test("a page has one graph, which describes every entity that it refers to by id alone", () => {
  const problems = listProblems(routes, (route) => {
    const blocks = readBuiltPage(route).jsonLd;
    const nodes = readEntities(route).flatMap(readNodes);
    const described = new Set(
      nodes.filter(isDescribed).map((node) => node["@id"]),
    );
    const unknown = nodes.filter(
      (node) => !isDescribed(node) && !described.has(node["@id"]),
    );
    return [
      ...(blocks.length === 1 && blocks[0]?.includes('"@graph"')
        ? []
        : ["is not one graph"]),
      ...unknown.map((node) => `does not describe ${String(node["@id"])}`),
    ];
  });
  expect(problems).toEqual([]);
});

type Node = Record<string, unknown>;

const isDescribed = (node: Node) =>
  ["name", "headline", "itemListElement"].some((property) => property in node);

/** An entity and all nested entities with an id. */
function readNodes(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(readNodes);
  if (typeof value !== "object" || value === null) return [];
  const inner = Object.values(value).flatMap(readNodes);
  return "@id" in value ? [{ ...value }, ...inner] : inner;
}

function readSiteFacts(): SiteFacts {
  const anchors = new Map(
    routes.map((route) => [route.path, readBuiltPage(route).ids]),
  );
  const ids = routes
    .flatMap(readEntities)
    .flatMap((thing) => (thing["@id"] as string | undefined) ?? []);
  const hasUrl = (full: string) => {
    const { pathname, hash } = new URL(full);
    if (hash !== "")
      return anchors.get(pathname)?.includes(hash.slice(1)) ?? false;
    return hasSiteFile(pathname);
  };
  return { origin: readSiteUrl(), hasUrl, ids: new Set(ids) };
}
