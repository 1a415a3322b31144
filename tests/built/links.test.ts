import { redirects } from "../../src/lib/urls/routes";
import {
  type LinkElement,
  readBuiltPage,
  readSiteUrl,
} from "../read/built-page";
import { readSiteRoutes } from "../read/site-routes";
import { hasSiteFile } from "../read/site-file";
import { listProblems } from "./support/by-path";

const routes = readSiteRoutes();
const siteUrl = readSiteUrl();
const idsByPath = new Map(
  routes.map((route) => [route.path, readBuiltPage(route).ids]),
);

test("every link, anchor, picture and file of every page exists", () => {
  const problems = listProblems(routes, (route) =>
    readBuiltPage(route).links.flatMap((link) => {
      const problem = findProblem(link, siteUrl + route.path);
      return problem ? [`${link.value} ${problem}`] : [];
    }),
  );
  expect(problems).toEqual([]);
});

function findProblem(link: LinkElement, from: string): string | undefined {
  const { tag, value, target, rel } = link;
  if (/^(mailto|tel|data):/.test(value)) return undefined;
  if (value === "" || value === "#") return "has no target";
  if (!URL.canParse(value, from)) return "is not a URL";
  // A page in a new tab could control the one that opened it.
  if (target === "_blank" && !rel.includes("noopener"))
    return "opens a new tab without rel=noopener";
  const { protocol, origin, pathname, hash } = new URL(value, from);
  if (protocol !== "https:") return `uses ${protocol}`;
  if (origin !== siteUrl) return undefined;
  if (pathname in redirects) return "goes through a redirect";
  if (!hasSiteFile(pathname)) return "is not a file of the site";
  if (tag !== "a") return undefined;
  if (pathname !== "/" && pathname.endsWith("/")) return "ends in a slash";
  const id = decodeURIComponent(hash.slice(1));
  // A text fragment quotes the page: sources.test.ts checks those.
  const hasAnchor =
    id === "" || id.startsWith(":~:") || idsByPath.get(pathname)?.includes(id);
  return hasAnchor ? undefined : "is not an anchor of its page";
}

test("the blog, its posts and the cases are reachable by links from the home page", () => {
  const reached = new Set(["/"]);
  for (const path of reached) {
    const route = routes.find((each) => each.path === path);
    const links = route ? readBuiltPage(route).links : [];
    for (const { tag, value } of links) {
      const { origin, pathname } = new URL(value, siteUrl + path);
      if (tag === "a" && origin === siteUrl) reached.add(pathname);
    }
  }
  const lost = routes.filter(
    ({ path, indexable }) =>
      indexable && /^\/(blog|case-studies)\b/.test(path) && !reached.has(path),
  );
  expect(lost.map(({ path }) => path)).toEqual([]);
});
