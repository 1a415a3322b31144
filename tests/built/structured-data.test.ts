import { readBuiltPage, readSiteUrl } from "../read/built-page";
import { findAll, readLine } from "../read/elements";
import { readPlans } from "../read/plans";
import { readPosts } from "../read/posts";
import { readDocument } from "../read/read-document";
import { readServicePaths } from "../read/records";
import { hasSiteFile } from "../read/site-file";
import { findPageRoute, readPageRoutes } from "../read/site-routes";
import { findEntities, readEntities } from "../read/structured-data";
import { listProblems } from "./support/by-path";

/** src/view/components/seo builds these with the types of schema-dts, so that names and shapes are right. */
interface Post {
  headline: string;
  datePublished: string;
}
interface Tutorial {
  step: { name: string }[];
}
interface Breadcrumbs {
  itemListElement: { position: number; name: string; item: string }[];
}

const routes = readPageRoutes();
const siteUrl = readSiteUrl();
const pathsWith = (type: string) =>
  routes
    .filter((route) => findEntities(route, type).length > 0)
    .map(({ path }) => path);
const linesOf = (path: string, selector: string) =>
  findAll(readDocument(findPageRoute(path)), selector).map(readLine);

/** The values of a property, however deep. */
function readValues(value: unknown, property: string): unknown[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]: [string, unknown]) => [
    ...(name === property ? [inner] : []),
    ...readValues(inner, property),
  ]);
}

test("every page has one graph, whose URLs exist and whose references are described", () => {
  const described = new Set(
    routes.flatMap(readEntities).map((entity) => entity["@id"]),
  );
  const problems = listProblems(routes, (route) => {
    const graph = readEntities(route);
    const urls = ["url", "item", "image", "logo"].flatMap((property) =>
      readValues(graph, property).flat(),
    );
    const lost = urls.map(String).filter((url) => {
      const { origin, pathname } = new URL(url);
      return origin === siteUrl && !hasSiteFile(pathname);
    });
    const ids = readValues(graph, "@id").filter(
      (id) => !described.has(String(id)),
    );
    const blocks = readBuiltPage(route).jsonLd.length;
    return [...lost, ...ids.map(String), ...(blocks === 1 ? [] : ["graphs"])];
  });
  expect(problems).toEqual([]);
});

test("the home page describes the company and its site", () => {
  const [company] = findEntities(findPageRoute("/"), "Organization");
  expect(company).toMatchObject({
    url: `${siteUrl}/`,
    name: expect.any(String) as string,
  });
  expect(pathsWith("WebSite")).toEqual(["/"]);
});

test("exactly the pages whose records offer a service describe one", () => {
  expect(pathsWith("Service")).toEqual(
    expect.arrayContaining(readServicePaths()),
  );
});

test("every post is described with its title and dates", () => {
  const posts = readPosts();
  const described = posts.map(({ path }) => {
    const [post] = findEntities<Post>(findPageRoute(path), "BlogPosting");
    return [path, post?.headline, post?.datePublished.slice(0, 10)];
  });
  expect(described).toEqual(
    posts.map(({ path, publishDate }) => [
      path,
      linesOf(path, "h1")[0],
      publishDate,
    ]),
  );
  expect(pathsWith("BlogPosting")).toHaveLength(posts.length);
});

test("a tutorial has the steps of its page", () => {
  for (const path of pathsWith("HowTo")) {
    const [tutorial] = findEntities<Tutorial>(findPageRoute(path), "HowTo");
    const steps = tutorial?.step ?? [];
    const headings = linesOf(path, "main h2").filter((line) =>
      /^Step \d/.test(line),
    );
    expect(steps.map(({ name }, at) => `Step ${at + 1}: ${name}`)).toEqual(
      headings,
    );
  }
});

test("offers have the plans' prices, which the page shows", () => {
  const [catalog] = findEntities(findPageRoute("/pricing"), "OfferCatalog");
  const [page] = findEntities(findPageRoute("/pricing"), "WebPage");
  expect(readValues(catalog, "name")).toContain(readValues(page, "name")[0]);
  const prices = readValues(catalog, "price");
  for (const { Monthly, Annual } of readPlans())
    for (const { price } of [Monthly, Annual]) {
      expect(prices).toContain(Number(price.replace(/[$,]/g, "")));
      expect(linesOf("/pricing", "main strong")).toContain(price);
    }
});

test("breadcrumbs match the visible ones, from the home page to the page itself", () => {
  const paths = pathsWith("BreadcrumbList");
  expect(paths.length).toBeGreaterThan(10);
  for (const path of paths) {
    const [list] = findEntities<Breadcrumbs>(
      findPageRoute(path),
      "BreadcrumbList",
    );
    const steps = list?.itemListElement ?? [];
    const shown = findAll(
      readDocument(findPageRoute(path)),
      "main nav[aria-label=Breadcrumb] a",
    );
    expect(steps.map(({ position }) => position)).toEqual(
      steps.map((_, at) => at + 1),
    );
    expect(steps.slice(0, -1).map(({ name, item }) => [name, item])).toEqual(
      shown.map((link) => [
        readLine(link),
        siteUrl + (link.getAttribute("href") ?? ""),
      ]),
    );
    expect(steps.at(-1)?.item).toBe(siteUrl + path);
  }
});
