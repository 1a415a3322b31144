import { readBuiltPage, readSiteAddress } from "../../read/built-page";
import { readLine } from "../../read/elements";
import { readPosts } from "../../read/posts";
import { parseHtml, readDocument, readXmlElements } from "../../read/read-document";
import { hasSiteFile, readSiteFile } from "../../read/site-file";
import { findPageRoute, readPageRoutes } from "../../read/site-routes";
import { findMissingWords, readPageWords } from "../../read/words";
import { listFaults } from "../support/by-path";

const address = readSiteAddress();
const items = readXmlElements(readSiteFile("rss.xml"), "item").map(
  ({ link = "", guid, title = "", pubDate = "", ...rest }) => ({
    path: link.replace(address, ""),
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
  expect(items.map(({ path }) => path).sort()).toEqual(posts.map(({ path }) => path).sort());
  const times = items.map(({ pubDate }) => Date.parse(pubDate));
  expect(times).toEqual([...times].sort((a, b) => b - a));
});

describe.each(items)("$title in the feed", ({ path, guid, title, pubDate, html }) => {
  test("is named, titled and dated as its page is", () => {
    expect(guid).toBe(address + path);
    expect(title).toBe(readLine(readDocument(findPageRoute(path)).querySelector("h1")));
    const post = readPosts().find((each) => each.path === path);
    expect(new Date(pubDate).toISOString().slice(0, 10)).toBe(post?.publishDate);
  });

  test("has its full text", () => {
    const words = readPageWords(parseHtml(`<main>${html}</main>`));
    const pageWords = readPageWords(readDocument(findPageRoute(path)));
    const post = readPosts().find((each) => each.path === path);
    expect(words.length).toBeGreaterThan((post?.words ?? Infinity) * 0.8);
    expect(findMissingWords(words, pageWords)).toEqual([]);
  });

  test("has addresses in full, of files that are there", () => {
    const written = Array.from(html.matchAll(/ (?:href|src)="([^"]*)"/g), ([, each = ""]) => each);
    const wrong = written.filter(
      (each) =>
        !URL.canParse(each) ||
        (each.startsWith(`${address}/`) && !hasSiteFile(new URL(each).pathname)),
    );
    expect(wrong).toEqual([]);
  });
});

test("every page names the feed", () => {
  const routes = readPageRoutes().filter(({ indexable }) => indexable);
  const faults = listFaults(routes, (route) =>
    readBuiltPage(route).links.some(({ rel, value }) => rel === "alternate" && value === "/rss.xml")
      ? []
      : ["does not name it"],
  );
  expect(faults).toEqual([]);
});
