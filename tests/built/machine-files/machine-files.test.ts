import { readFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { readBuiltPage, readSiteUrl } from "../../read/built-page";
import { SITE_DIR } from "../../read/settings";
import { hasSiteFile, readSiteFile } from "../../read/site-file";
import { readPageRoutes, type SiteRoute } from "../../read/site-routes";
import { readMarkdownWords } from "../../read/words";
import { readByPath } from "../support/by-path";

const siteUrl = readSiteUrl();
const routes = readPageRoutes();

test("robots.txt allows crawlers and lists the sitemap", () => {
  const lines = readSiteFile("robots.txt").split("\n");
  expect(lines).toContain("User-agent: *");
  expect(lines).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
  expect(lines.filter((line) => /^disallow/i.test(line))).toEqual([]);
});

test.each([
  ["manifest", "/site.webmanifest"],
  ["icon", "/favicon.ico"],
  ["apple-touch-icon", "/apple-touch-icon.png"],
])("every page has one link with rel=%s, to %s", (rel, file) => {
  const links = readByPath(routes, (route) => readLinked(route, rel));
  expect(links).toEqual(readByPath(routes, () => [file]));
  expect(hasSiteFile(file)).toBe(true);
});

test("the favicon has the sizes that browsers and search engines request", () => {
  // The ICO format: the number of pictures, then 16 bytes for each, the first of which is its width.
  const file = readFileSync(path.join(SITE_DIR, "favicon.ico"));
  const widths = Array.from(
    { length: file.readUInt16LE(4) },
    (_, index) => file[6 + 16 * index],
  );
  expect(widths).toEqual([16, 32, 48]);
});

test("the manifest has a short name and icons of the declared size", async () => {
  const manifest = JSON.parse(readSiteFile("site.webmanifest")) as {
    name: string;
    short_name: string;
    icons: { src: string; sizes: string }[];
  };
  expect(manifest.name).toContain(manifest.short_name);
  expect(manifest).toMatchObject({ start_url: "/", display: "browser" });
  const sizes = manifest.icons.map((icon) => icon.sizes);
  expect(sizes).toEqual(["192x192", "512x512", "512x512"]);
  const icons = manifest.icons.map(({ src }) =>
    sharp(path.join(SITE_DIR, src)).metadata(),
  );
  expect(
    (await Promise.all(icons)).map(({ width, height }) => `${width}x${height}`),
  ).toEqual(sizes);
});

test("security.txt has a contact and its own URL, and expires within a year", () => {
  const lines = readSiteFile(".well-known/security.txt").matchAll(
    /^([\w-]+): (.+)$/gm,
  );
  const fields = new Map(
    Array.from(lines, ([, name = "", value = ""]) => [name, value]),
  );
  expect(fields.get("Contact")).toMatch(/^mailto:.+@.+|^https:/);
  expect(fields.get("Preferred-Languages")).toMatch(/^en\b/);
  expect(fields.get("Canonical")).toBe(`${siteUrl}/.well-known/security.txt`);
  const days =
    (Date.parse(fields.get("Expires") ?? "") - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(1);
  expect(days).toBeLessThan(365);
});

test("llms.txt links to the Markdown version of every page", () => {
  const text = readSiteFile("llms.txt");
  expect(text).toMatch(/^# .+\n\n> .+\n\n/);
  expect(text).not.toContain("\n### ");
  const links = Array.from(
    text.matchAll(/^- \[.+\]\((.+)\): .+$/gm),
    ([, link]) => link ?? "",
  );
  const indexable = routes.filter((route) => route.indexable);
  const versions = indexable.map((route) =>
    route.path === "/" ? "/index.md" : `${route.path}.md`,
  );
  expect(links.map((link) => link.replace(siteUrl, "")).sort()).toEqual(
    versions.sort(),
  );
  const empty = versions.filter(
    (each) => readMarkdownWords(readSiteFile(each)).length === 0,
  );
  expect(empty).toEqual([]);
});

function readLinked(route: SiteRoute, rel: string): string[] {
  return readBuiltPage(route)
    .links.filter((link) => link.tag === "link" && link.rel === rel)
    .map(({ value }) => value);
}
