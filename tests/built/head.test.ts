import { readdirSync } from "node:fs";
import path from "node:path";
import {
  type BuiltPage,
  readBuiltPage,
  readBuiltPages,
  readSiteUrl,
} from "../read/built-page";
import { readRecords } from "../read/records";
import { CONTENT_DIR } from "../read/settings";
import { hasSiteFile } from "../read/site-file";
import { readPageRoutes } from "../read/site-routes";

const ONE_OF_EACH = [
  "description",
  "keywords",
  "og:title",
  "og:description",
  "og:type",
  "og:url",
  "og:image",
  "og:site_name",
  "og:locale",
  "twitter:card",
];

const routes = readPageRoutes();

for (const route of routes) {
  test(`head of ${route.path}`, () => {
    const page = readBuiltPage(route);
    expect([
      ...findHeadProblems(page, readSiteUrl()),
      ...findJsonLdProblems(page),
    ]).toEqual([]);
  });
}

test("the site's URL is absolute and uses https", () => {
  const url = new URL(readSiteUrl());
  expect(url.protocol).toBe("https:");
  expect(url.pathname).toBe("/");
});

test.each<[string, (page: BuiltPage) => string | undefined]>([
  ["title", ({ titles }) => titles[0]],
  ["description", ({ metas }) => metas["description"]?.[0]],
  ["picture for links", ({ metas }) => metas["og:image"]?.[0]],
])("no two pages share a %s", (_name, read) => {
  expect(findShared(readBuiltPages(routes), read)).toEqual([]);
});

test("only the landing pages with noindex in their content are noindex", () => {
  const hidden = readdirSync(path.join(CONTENT_DIR, "landing"))
    .filter((slug) => {
      const page = readRecords(`landing/${slug}/index.yaml`) as {
        isIndexed?: boolean;
      };
      return slug !== "not-found" && page.isIndexed === false;
    })
    .map((slug) => `/${slug}`);
  const found = routes
    .filter(({ indexable }) => !indexable)
    .map((route) => route.path);
  expect(found.sort()).toEqual(hidden.sort());
});

function findShared(
  pages: BuiltPage[],
  read: (page: BuiltPage) => string | undefined,
): string[] {
  const key = (page: BuiltPage) => (read(page) ?? "").trim().toLowerCase();
  return pages.flatMap((page, index) =>
    pages
      .slice(0, index)
      .filter((other) => key(other) === key(page))
      .map(
        (other) => `${other.route.path} and ${page.route.path}: ${key(page)}`,
      ),
  );
}

/** Problems in the head of a page: what search engines and link previews read. */
function findHeadProblems(page: BuiltPage, siteUrl: string): string[] {
  const canonical = siteUrl + page.route.path;
  const meta = (name: string) => page.metas[name]?.[0] ?? "";
  return [
    ...expectOne("title", page.titles),
    ...ONE_OF_EACH.flatMap((name) => expectOne(name, page.metas[name] ?? [])),
    ...expectOne("canonical", page.canonicals),
    ...checkUrl("canonical", page.canonicals[0] ?? "", canonical),
    ...checkUrl("og:url", meta("og:url"), canonical),
    ...checkImage(meta("og:image"), siteUrl),
  ];
}

/** Problems in the page's JSON-LD as text; structured-data.test.ts checks its data. */
function findJsonLdProblems({ jsonLd }: BuiltPage): string[] {
  if (jsonLd.length === 0) return ["no JSON-LD"];
  return jsonLd.flatMap((text) => [
    // Any "<" could end the script element early or open a comment.
    ...(text.includes("<")
      ? [`JSON-LD with an unescaped "<": ${text.slice(0, 80)}`]
      : []),
    ...("@context" in (JSON.parse(text) as object)
      ? []
      : ["JSON-LD without @context"]),
  ]);
}

function expectOne(name: string, values: string[]): string[] {
  if (values.length !== 1) return [`${values.length} times ${name}`];
  return values[0]?.trim() ? [] : [`${name} is empty`];
}

/** The home page's URL is the same with and without its slash; no other URL ends in one. */
function checkUrl(name: string, value: string, expected: string): string[] {
  const isSame = value === expected || `${value}/` === expected;
  return isSame && URL.canParse(value)
    ? []
    : [`${name} is ${value}, not ${expected}`];
}

function checkImage(value: string, siteUrl: string): string[] {
  if (!value.startsWith(`${siteUrl}/`))
    return [`og:image is not a URL of this site: ${value}`];
  return hasSiteFile(new URL(value).pathname)
    ? []
    : [`og:image is not a file of the site: ${value}`];
}
