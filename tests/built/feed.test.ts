import { readSiteUrl } from "../read/built-page";
import { readLine } from "../read/elements";
import { readPosts } from "../read/posts";
import {
  parseHtml,
  readDocument,
  readXmlElements,
} from "../read/read-document";
import { hasSiteFile, readSiteFile } from "../read/site-file";
import { findPageRoute } from "../read/site-routes";
import { findMissingWords, readPageWords } from "../read/words";

const siteUrl = readSiteUrl();
const posts = readPosts();
const feed = readSiteFile("rss.xml");
const items = readXmlElements(feed, "item");
const pathOf = (url = "") => url.replace(siteUrl, "");

test("the feed has every published post, newest first", () => {
  const paths = items.map(({ link }) => pathOf(link));
  expect(paths.sort()).toEqual(posts.map((post) => post.path).sort());
  const times = items.map(({ pubDate }) => Date.parse(pubDate ?? ""));
  expect(times).toEqual(times.toSorted((a, b) => b - a));
});

test.each(items)("$title is in the feed as on its page", (item) => {
  const page = readDocument(findPageRoute(pathOf(item["link"])));
  const post = posts.find((each) => each.path === pathOf(item["guid"]))!;
  expect(item["title"]).toBe(readLine(page.querySelector("h1")));
  const day = new Date(item["pubDate"] ?? "").toISOString().slice(0, 10);
  expect(day).toBe(post.publishDate);

  const html = item["content:encoded"] ?? "";
  const words = readPageWords(parseHtml(`<main>${html}</main>`));
  expect(words.length).toBeGreaterThan(post.words * 0.8);
  expect(findMissingWords(words, readPageWords(page))).toEqual([]);

  const urls = Array.from(
    html.matchAll(/ (?:href|src)="([^"]*)"/g),
    ([, url = ""]) => url,
  );
  const lost = urls.filter(
    (url) =>
      !URL.canParse(url) ||
      (url.startsWith(`${siteUrl}/`) && !hasSiteFile(new URL(url).pathname)),
  );
  expect(lost).toEqual([]);
});

test("the feed has an icon, and each post a picture", () => {
  const [mark] = readXmlElements(feed, "image");
  expect(hasSiteFile(pathOf(mark?.["url"]))).toBe(true);
  const pictures = Array.from(
    feed.matchAll(/<media:content url="([^"]*)"/g),
    ([, url]) => hasSiteFile(pathOf(url)),
  );
  expect(pictures).toEqual(items.map(() => true));
});
