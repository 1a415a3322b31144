import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import sharp from "sharp";
import { SITE_DIR } from "../read/settings";
import { readPageRoutes } from "../read/site-routes";
import { readBuiltPage, readSiteAddress } from "../read/built-page";
import { readPosts } from "../read/posts";
import { parseHtml, readDocument } from "../read/read-document";
import { readShownFacts } from "../read/shown-facts";
import { hasSiteFile } from "../read/site-file";
import { readPageWords, readMarkdownWords, shareOfWords } from "../read/words";
import { readXmlElements } from "../read/xml";

const routes = readPageRoutes();
const indexable = routes.filter((route) => route.indexable);

function readSiteFile(pathname: string): string {
  return readFileSync(path.join(SITE_DIR, pathname), "utf8");
}

test.describe("sitemap.xml", () => {
  test("names the pages that search engines may keep, and no other address", () => {
    const address = readSiteAddress();
    const urls = readXmlElements(readSiteFile("sitemap.xml"), "url");
    const paths = urls.map(({ loc = "" }) => loc.replace(address, ""));
    expect(paths).toEqual(indexable.map((route) => route.path).sort());
  });

  test("dates posts by their writers, the blog by its newest post, and nothing in the future", () => {
    const address = readSiteAddress();
    const urls = readXmlElements(readSiteFile("sitemap.xml"), "url");
    const days = new Map(urls.map(({ loc = "", lastmod }) => [loc.replace(address, ""), lastmod]));
    const posts = readPosts().filter((post) => days.has(post.path));
    for (const post of posts) expect.soft(days.get(post.path)).toBe(post.publishDate);
    expect(days.get("/blog")).toBe(
      posts
        .map((post) => post.publishDate)
        .sort()
        .at(-1),
    );
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
    for (const [route, day] of days) {
      if (day === undefined) continue;
      expect.soft(day, route).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect.soft(day < tomorrow, `${route} changed on ${day}`).toBe(true);
    }
  });
});

test.describe("rss.xml", () => {
  const postRoutes = indexable.filter(({ path: route }) => /^\/blog\/[^/]+$/.test(route));

  test("has every published post, newest first", () => {
    const address = readSiteAddress();
    const items = readXmlElements(readSiteFile("rss.xml"), "item");
    expect(items.map(({ link = "" }) => link.replace(address, "")).sort()).toEqual(
      postRoutes.map((route) => route.path).sort(),
    );
    const times = items.map(({ pubDate = "" }) => Date.parse(pubDate));
    expect(times).toEqual([...times].sort((a, b) => b - a));
    for (const { link = "", guid, title, pubDate = "" } of items) {
      const post = readPosts().find((each) => address + each.path === link);
      expect.soft(guid).toBe(link);
      const route = postRoutes.find((each) => address + each.path === link);
      expect.soft(title).toBe(route && readShownFacts(route).heading);
      expect.soft(new Date(pubDate).toISOString().slice(0, 10)).toBe(post?.publishDate);
    }
  });

  test("has the full text of each post, with addresses in full", () => {
    const address = readSiteAddress();
    for (const item of readXmlElements(readSiteFile("rss.xml"), "item")) {
      const html = item["content:encoded"] ?? "";
      const route = postRoutes.find((each) => address + each.path === item["link"]);
      const words = readPageWords(parseHtml(`<main>${html}</main>`));
      const pageWords = readPageWords(readDocument(route!));
      // The rest of a page is its title, its author and the links around it.
      expect.soft(words.length / pageWords.length, item["title"]).toBeGreaterThan(0.85);
      expect.soft(shareOfWords(words, pageWords), item["title"]).toBe(1);
      for (const [, written = ""] of html.matchAll(/ (?:href|src)="([^"]*)"/g)) {
        expect.soft(URL.canParse(written), written).toBe(true);
        if (written.startsWith(`${address}/`))
          expect.soft(hasSiteFile(new URL(written).pathname), written).toBe(true);
      }
    }
  });

  test("is named by the blog and its posts alone", () => {
    for (const route of routes) {
      const { links } = readBuiltPage(route);
      const feeds = links.filter(({ rel, value }) => rel === "alternate" && value.endsWith(".xml"));
      const isInBlog = route.path === "/blog" || route.path.startsWith("/blog/");
      expect
        .soft(
          feeds.map(({ value }) => value),
          route.path,
        )
        .toEqual(isInBlog ? ["/rss.xml"] : []);
    }
  });
});

test("robots.txt lets crawlers in and names the sitemap", () => {
  const lines = readSiteFile("robots.txt").split("\n");
  expect(lines).toContain("User-agent: *");
  expect(lines).toContain(`Sitemap: ${readSiteAddress()}/sitemap.xml`);
  expect(lines.filter((line) => /^disallow/i.test(line))).toEqual([]);
});

test("pages name the manifest once they are shown, and its icons are as large as it says", async ({
  page,
}) => {
  for (const address of ["/", "/blog"]) {
    await page.goto(address);
    await expect(page.locator("head > link[rel=manifest]")).toHaveAttribute(
      "href",
      "/site.webmanifest",
    );
  }
  for (const { path: route } of routes) {
    const html = readSiteFile(path.posix.join(route, "index.html"));
    const [, start = "none"] = /import\("(\/start-[^"]+)"/.exec(html) ?? [];
    expect.soft(readSiteFile(start), `what starts ${route}`).toContain('"/site.webmanifest"');
  }
  const manifest = JSON.parse(readSiteFile("site.webmanifest")) as {
    name: string;
    short_name: string;
    start_url: string;
    display: string;
    icons: { src: string; sizes: string }[];
  };
  expect(manifest.name).toContain(manifest.short_name);
  expect(manifest).toMatchObject({ start_url: "/", display: "browser" });
  const sizes = manifest.icons.map(({ sizes }) => sizes);
  expect(sizes).toEqual(["192x192", "512x512"]);
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await sharp(path.join(SITE_DIR, src)).metadata();
    expect.soft(`${width}x${height}`).toBe(sizes);
  }
});

test("security.txt names a contact and its own address, and holds for less than a year", () => {
  const fields = Object.fromEntries(
    Array.from(readSiteFile(".well-known/security.txt").matchAll(/^([\w-]+): (.+)$/gm), (found) => [
      found[1],
      found[2],
    ]),
  ) as Record<string, string>;
  expect(fields["Contact"]).toMatch(/^mailto:.+@.+|^https:/);
  expect(fields["Preferred-Languages"]).toMatch(/^en\b/);
  expect(fields["Canonical"]).toBe(`${readSiteAddress()}/.well-known/security.txt`);
  const days = (Date.parse(fields["Expires"] ?? "") - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(1);
  expect(days).toBeLessThan(365);
});

test("llms.txt leads to the mirror of every page", () => {
  const text = readSiteFile("llms.txt");
  expect(text).toMatch(/^# .+\n\n> .+\n\n/);
  expect(text).not.toContain("\n### ");
  const links = Array.from(text.matchAll(/^- \[.+\]\((.+)\): .+$/gm), ([, link]) => link ?? "");
  const address = readSiteAddress();
  const mirrors = indexable.map((route) => (route.path === "/" ? "/index.md" : `${route.path}.md`));
  expect(links.map((link) => link.replace(address, "")).sort()).toEqual(mirrors.sort());
  for (const mirror of mirrors)
    expect.soft(readMarkdownWords(readSiteFile(mirror)).length, mirror).toBeGreaterThan(20);
});

for (const [file, type] of Object.entries({
  "/index.md": "text/markdown; charset=utf-8",
  "/llms.txt": "text/plain; charset=utf-8",
  "/robots.txt": "text/plain; charset=utf-8",
  "/.well-known/security.txt": "text/plain; charset=utf-8",
  "/rss.xml": "text/xml; charset=utf-8",
  "/sitemap.xml": "text/xml; charset=utf-8",
  "/site.webmanifest": "application/manifest+json",
})) {
  test(`${file} is served as ${type}`, async ({ request }) => {
    const response = await request.get(file);
    expect(response.status()).toBe(200);
    expect(response.headers()["content-type"]).toBe(type);
  });
}
