import { statSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { readBuiltPage, readSiteUrl } from "../../read/built-page";
import { readLine } from "../../read/elements";
import { readPosts } from "../../read/posts";
import {
  parseHtml,
  readDocument,
  readXmlElements,
} from "../../read/read-document";
import { SITE_DIR } from "../../read/settings";
import { hasSiteFile, readSiteFile } from "../../read/site-file";
import { findPageRoute, readPageRoutes } from "../../read/site-routes";
import { findMissingWords, readPageWords } from "../../read/words";
import { listProblems } from "../support/by-path";

const siteUrl = readSiteUrl();
const items = readXmlElements(readSiteFile("rss.xml"), "item").map(
  ({ link = "", guid, title = "", pubDate = "", ...rest }) => ({
    path: link.replace(siteUrl, ""),
    guid,
    title,
    pubDate,
    html: rest["content:encoded"] ?? "",
  }),
);

test("the feed has every published post, newest first", () => {
  const posts = readPageRoutes().filter(
    ({ path, indexable }) => indexable && /^\/blog\/[^/]+$/.test(path),
  );
  expect(items.map(({ path }) => path).sort()).toEqual(
    posts.map(({ path }) => path).sort(),
  );
  const times = items.map(({ pubDate }) => Date.parse(pubDate));
  expect(times).toEqual([...times].sort((a, b) => b - a));
});

describe.each(items)(
  "$title in the feed",
  ({ path, guid, title, pubDate, html }) => {
    test("has the id, title and date of its page", () => {
      expect(guid).toBe(siteUrl + path);
      expect(title).toBe(
        readLine(readDocument(findPageRoute(path)).querySelector("h1")),
      );
      const post = readPosts().find((each) => each.path === path);
      expect(new Date(pubDate).toISOString().slice(0, 10)).toBe(
        post?.publishDate,
      );
    });

    test("has its full text", () => {
      const words = readPageWords(parseHtml(`<main>${html}</main>`));
      const pageWords = readPageWords(readDocument(findPageRoute(path)));
      const post = readPosts().find((each) => each.path === path);
      expect(words.length).toBeGreaterThan((post?.words ?? Infinity) * 0.8);
      expect(findMissingWords(words, pageWords)).toEqual([]);
    });

    test("has absolute URLs of existing files", () => {
      const written = Array.from(
        html.matchAll(/ (?:href|src)="([^"]*)"/g),
        ([, each = ""]) => each,
      );
      const wrong = written.filter(
        (each) =>
          !URL.canParse(each) ||
          (each.startsWith(`${siteUrl}/`) &&
            !hasSiteFile(new URL(each).pathname)),
      );
      expect(wrong).toEqual([]);
    });
  },
);

test("every page links to the feed", () => {
  const routes = readPageRoutes().filter(({ indexable }) => indexable);
  const problems = listProblems(routes, (route) =>
    readBuiltPage(route).links.some(
      ({ rel, value }) => rel === "alternate" && value === "/rss.xml",
    )
      ? []
      : ["does not name it"],
  );
  expect(problems).toEqual([]);
});

test("the feed has an icon, and each post its page's picture in the declared size", async () => {
  const feed = readSiteFile("rss.xml");
  const [mark] = readXmlElements(feed, "image");
  expect(hasSiteFile((mark?.["url"] ?? "").replace(siteUrl, ""))).toBe(true);
  const reported = Array.from(
    feed.matchAll(/<media:content ([^>]*)\/>/g),
    ([, written = ""]) =>
      Object.fromEntries<string | undefined>(
        Array.from(
          written.matchAll(/([a-zA-Z]+)="([^"]*)"/g),
          ([, name = "", value]) => [name, value],
        ),
      ),
  );
  const shown = await Promise.all(
    items.map(async ({ path: page, html }) => {
      const main = readDocument(findPageRoute(page)).querySelector("main");
      const src = main?.querySelector("img")?.getAttribute("src") ?? "";
      expect(html).toContain(`<p><img src="${siteUrl}${src}" alt="`);
      const file = path.join(SITE_DIR, decodeURIComponent(src));
      const { format, width, height } = await sharp(file).metadata();
      return {
        ...{ url: siteUrl + src, medium: "image", type: `image/${format}` },
        ...{ fileSize: String(statSync(file).size) },
        ...{ width: String(width), height: String(height) },
      };
    }),
  );
  expect(reported).toEqual(shown);
});
