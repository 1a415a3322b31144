import { redirects } from "../../src/lib/urls/routes";
import {
  type BuiltPage,
  type LinkElement,
  readBuiltPages,
  readSiteUrl,
} from "../read/built-page";
import { readSiteRoutes } from "../read/site-routes";
import { hasSiteFile } from "../read/site-file";

const LEAVES_THE_SITE_ALONE = /^(mailto|tel|data):/;

const pages = readBuiltPages(readSiteRoutes());
const siteUrl = readSiteUrl();

test("every link, anchor, picture and file of every page exists", () => {
  expect(findLinkProblems(pages, siteUrl)).toEqual([]);
});

/** Pages that lists link to. Whether a marketing page is linked is up to its writers. */
const LISTED = /^\/(blog|case-studies)\b/;

test("the blog, its posts and the cases are reachable by links from the home page", () => {
  const reached = new Set(["/"]);
  for (const path of reached) {
    const links = pages.find(({ route }) => route.path === path)?.links ?? [];
    const targets = links
      .filter(({ tag }) => tag === "a")
      .map(({ value }) => new URL(value, siteUrl + path));
    targets
      .filter(({ origin }) => origin === siteUrl)
      .forEach(({ pathname }) => reached.add(pathname));
  }
  const unreachable = pages.filter(
    ({ route }) =>
      route.indexable && LISTED.test(route.path) && !reached.has(route.path),
  );
  expect(unreachable.map(({ route }) => route.path)).toEqual([]);
});

/** Problems with every reference: a missing file or anchor, no target, plain http, a trailing slash, or a redirect. */
function findLinkProblems(pages: BuiltPage[], siteUrl: string): string[] {
  const idsByPath = new Map(
    pages.map(({ route, ids }) => [route.path, new Set(ids)]),
  );
  return pages.flatMap(({ route, links }) =>
    links.flatMap((link) => {
      const problem = findProblem(link, `${siteUrl}${route.path}`, idsByPath);
      return problem
        ? [
            `${route.path}: <${link.tag} ${link.attribute}="${link.value}"> ${problem}`,
          ]
        : [];
    }),
  );
}

function findProblem(
  link: LinkElement,
  from: string,
  idsByPath: Map<string, Set<string>>,
): string | undefined {
  if (link.value === "" || link.value === "#") return "has no target";
  if (LEAVES_THE_SITE_ALONE.test(link.value)) return undefined;
  if (!URL.canParse(link.value, from)) return "is not a URL";
  const target = new URL(link.value, from);
  if (target.protocol !== "https:") return `uses ${target.protocol}`;
  if (target.origin !== new URL(from).origin) return findNewTabProblem(link);
  if (
    link.tag === "a" &&
    target.pathname !== "/" &&
    target.pathname.endsWith("/")
  )
    return "ends in a slash";
  if (Object.hasOwn(redirects, target.pathname))
    return "goes through a redirect";
  if (!hasSiteFile(target.pathname)) return "is not a file of the site";
  // A text fragment quotes the page: tests/built/claims checks those.
  const anchor = decodeURIComponent(target.hash.slice(1)).replace(
    /^:~:text=.*/,
    "",
  );
  // In an SVG, the part after "#" is the id of a symbol in that file.
  if (
    link.tag === "a" &&
    anchor &&
    !idsByPath.get(target.pathname)?.has(anchor)
  )
    return "is not an anchor of its page";
  return findNewTabProblem(link);
}

/** Without `noopener`, a page in a new tab could control the one that opened it. */
function findNewTabProblem(link: LinkElement): string | undefined {
  return link.target === "_blank" && !/\bnoopener\b/.test(link.rel)
    ? "opens a new tab without rel=noopener"
    : undefined;
}
