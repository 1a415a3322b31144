import { readFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { readBuiltPage, readSiteUrl } from "../read/built-page";
import { readPosts } from "../read/posts";
import { readXmlElements } from "../read/read-document";
import { SITE_DIR } from "../read/settings";
import { readSiteFile } from "../read/site-file";
import { readPageRoutes } from "../read/site-routes";
import { listProblems } from "./support/by-path";

const siteUrl = readSiteUrl();
const routes = readPageRoutes();
const indexable = routes.filter((route) => route.indexable);

test("robots.txt allows crawlers and lists the sitemap", () => {
  const lines = readSiteFile("robots.txt").split("\n");
  expect(lines).toContain("User-agent: *");
  expect(lines).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
  expect(lines.filter((line) => /^disallow/i.test(line))).toEqual([]);
});

test("every page links once to the manifest, the icons and the feed", () => {
  const files = {
    manifest: "/site.webmanifest",
    icon: "/favicon.ico",
    "apple-touch-icon": "/apple-touch-icon.png",
  };
  const problems = listProblems(routes, (route) => {
    const { links } = readBuiltPage(route);
    const hasFeed = links.some(
      ({ rel, value }) => rel === "alternate" && value === "/rss.xml",
    );
    const wrong = Object.entries(files).filter(([rel, file]) => {
      const found = links.filter((link) => link.rel === rel);
      return found.length !== 1 || found[0]?.value !== file;
    });
    return [
      ...wrong.map(([rel]) => rel),
      ...(hasFeed || !route.indexable ? [] : ["feed"]),
    ];
  });
  expect(problems).toEqual([]);
});

test("the favicon has the sizes that browsers and search engines request", () => {
  // The ICO format: the number of pictures, then 16 bytes for each, the first of which is its width.
  const file = readFileSync(path.join(SITE_DIR, "favicon.ico"));
  const count = file.readUInt16LE(4);
  const widths = Array.from({ length: count }, (_, at) => file[6 + 16 * at]);
  expect(widths).toEqual([16, 32, 48]);
});

test("the manifest has a short name and icons of the declared size", async () => {
  const manifest = JSON.parse(readSiteFile("site.webmanifest")) as {
    name: string;
    short_name: string;
    icons: { src: string; sizes: string }[];
  };
  expect(manifest.name).toContain(manifest.short_name);
  expect(manifest.icons).not.toEqual([]);
  for (const { src, sizes } of manifest.icons) {
    const file = path.join(SITE_DIR, src);
    const { width, height } = await sharp(file).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
});

test("security.txt has a contact and its own URL, and expires within a year", () => {
  const text = readSiteFile(".well-known/security.txt");
  expect(text).toMatch(/^Contact: (mailto:.+@|https:)/m);
  expect(text).toContain(`Canonical: ${siteUrl}/.well-known/security.txt`);
  const [, expires = ""] = /^Expires: (.+)$/m.exec(text) ?? [];
  const days = (Date.parse(expires) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(1);
  expect(days).toBeLessThan(365);
});

test("llms.txt links to every page", () => {
  const text = readSiteFile("llms.txt");
  expect(text).toMatch(/^# .+\n\n> .+\n\n/);
  const links = Array.from(
    text.matchAll(/^- \[.+\]\((.+)\): .+$/gm),
    ([, link = ""]) => link.replace(siteUrl, ""),
  );
  const paths = indexable.map(({ path }) => path);
  expect(links.sort()).toEqual(paths.sort());
});

test("the sitemap lists exactly the indexable pages, and dates posts by their front matter", () => {
  const entries = readXmlElements(readSiteFile("sitemap.xml"), "url");
  const days = new Map(
    entries.map(({ loc = "", lastmod }) => [loc.replace(siteUrl, ""), lastmod]),
  );
  expect([...days.keys()]).toEqual(indexable.map(({ path }) => path).sort());
  for (const { path, updatedDate, publishDate } of readPosts())
    expect([path, days.get(path)]).toEqual([path, updatedDate ?? publishDate]);
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
  const future = [...days].filter(([, day]) => day && day >= tomorrow);
  expect(future).toEqual([]);
});
