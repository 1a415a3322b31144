import { type BuiltPage, readBuiltPage, readSiteUrl } from "../read/built-page";
import { findAll, readLinks } from "../read/elements";
import { readDocument } from "../read/read-document";
import { readRecords } from "../read/records";
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
const siteUrl = readSiteUrl();

test("the site's URL uses https", () => {
  expect(siteUrl).toMatch(/^https:\/\/[\w.-]+$/);
});

test.each(routes)(
  "$path has what search engines and previews read",
  (route) => {
    const { titles, metas, canonicals } = readBuiltPage(route);
    for (const values of [titles, ...ONE_OF_EACH.map((name) => metas[name])]) {
      expect(values).toHaveLength(1);
      expect(values?.[0]?.trim()).not.toBe("");
    }
    const url = route.path === "/" ? `${siteUrl}/` : siteUrl + route.path;
    expect([...canonicals, ...metas["og:url"]!]).toEqual([url, url]);
    const [image = ""] = metas["og:image"]!;
    expect(image.startsWith(siteUrl)).toBe(true);
    expect(hasSiteFile(new URL(image).pathname)).toBe(true);
  },
);

test.each<[string, (page: BuiltPage) => string | undefined]>([
  ["title", ({ titles }) => titles[0]],
  ["description", ({ metas }) => metas["description"]?.[0]],
  ["picture for links", ({ metas }) => metas["og:image"]?.[0]],
])("no two pages share a %s", (_name, read) => {
  const values = routes.map((route) => read(readBuiltPage(route)));
  const repeated = values.filter((value, at) => values.indexOf(value) < at);
  expect(repeated).toEqual([]);
});

test.each(routes)(
  "$path has the navigation in its header",
  ({ path, file }) => {
    const { navigation } = readRecords("site.yaml") as {
      navigation: { label: string; link: string }[];
    };
    const header = readDocument({ file }).querySelector("header")!;
    const links = readLinks(header).map(({ text, href }) => [text, href]);
    expect(links[0]?.[1]).toBe("/");
    expect(links).toEqual(
      expect.arrayContaining(
        navigation.map(({ label, link }) => [label, link]),
      ),
    );
    const marked = findAll(header, "nav a[aria-current=page]");
    const hrefs = marked.map((link) => link.getAttribute("href"));
    const isInMenu = links.slice(1).some(([, href]) => href === path);
    expect(new Set(hrefs)).toEqual(new Set(isInMenu ? [path] : []));
  },
);
