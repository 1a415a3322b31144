/** @jest-environment jsdom */
import { publishedData } from "../../test-support/published-data";
import { renderFeed } from "./feed";

const post = {
  path: "/blog/ads",
  title: "Ads & budgets <2025>",
  excerpt: "Where the money goes.",
  publishDate: "2025-03-15",
  author: { name: "Growth desk, Northcart" },
  categories: [{ name: "Marketing" }, { name: "Budget" }],
  updatedDate: null,
  body: {
    html: '<p>See <a href="/pricing">prices</a>. <img src="/a.jpg" alt="A"> &amp; more</p>',
  },
};

type Post = Omit<typeof post, "updatedDate"> & { updatedDate: string | null };

function makeFeed(posts: readonly Post[], main = ""): string {
  const pages = [{ path: post.path, main }];
  return renderFeed({ ...publishedData, feed: { nodes: posts } }, pages);
}

/** The feed from an XML parser, which rejects malformed XML. */
function readFeed(xml: string): Element {
  const root = new DOMParser().parseFromString(
    xml,
    "application/xml",
  ).documentElement;
  expect(root.localName).toBe("rss");
  return root.firstElementChild!;
}

/** The text of each element with that name, after its attributes. */
function read(parent: Element, name: string): string[] {
  return Array.from(parent.children)
    .filter(({ tagName }) => tagName === name)
    .map(({ attributes, textContent }) =>
      [
        ...Array.from(attributes, ({ name, value }) => `${name}=${value}`),
        textContent,
      ]
        .filter((part) => part !== "")
        .join(" "),
    );
}

test("a post has its author's role and its categories, a feed its language and URL", () => {
  const channel = readFeed(makeFeed([post]));
  expect(read(channel, "language")).toEqual(["en-us"]);
  expect(read(channel, "atom:link")).toEqual([
    "href=https://northcart.test/rss.xml rel=self type=application/rss+xml",
  ]);
  const item = channel.querySelector("item")!;
  expect(read(item, "dc:creator")).toEqual(["Growth desk, Northcart"]);
  expect(read(item, "category")).toEqual(["Marketing", "Budget"]);
  expect(read(item, "description")).toEqual(["Where the money goes."]);
});

test("the full text has no attributes for the page's styles and scripts", () => {
  const html =
    '<div class="table-scroll" role="group" tabindex="0" aria-label="Table: Plan" data-scroll="Table: Plan">' +
    '<table aria-label="Plan"><tbody><tr><th scope="row">Plan</th><td data-label="Price"><a href="/x" data-figure="$1">$1</a></td></tr></tbody></table></div>' +
    '<span class="task-box" data-ticked>Done</span>' +
    '<div role="note" class="callout" data-kind="tip"><p class="callout-kind">Tip</p></div>' +
    '<a href="https://shop.test/" target="_blank">Shop</a>';
  const [item] = readFeed(
    makeFeed([{ ...post, body: { html } }]),
  ).getElementsByTagName("item");
  expect(read(item!, "content:encoded")).toEqual([
    '<div><table><tbody><tr><th scope="row">Plan</th><td><a href="https://northcart.test/x">$1</a></td></tr></tbody></table></div>' +
      '<span>Done</span><div><p>Tip</p></div><a href="https://shop.test/" target="_blank">Shop</a>',
  ]);
});

test("links and pictures have whole URLs, a booking link no origin, and a picture one file; the first is that of the page", () => {
  const origin =
    "utm_source=northcart.test&utm_medium=website&utm_content=hero.1&utm_campaign=home";
  const html =
    `<a href="https://book.test/demo?${origin}">Book</a>` +
    '<picture><source srcset="/a.avif 360w"><img src="/a.jpg" alt="A"></picture>';
  const main =
    '<main><img src="/mark.svg" alt=""><picture><source srcSet="/cover.avif 360w">' +
    '<img class="a" src="/cover%20%231.jpg" width="2192" height="1096" alt="A &amp; B" fetchpriority="high"/></picture></main>';
  const [item] = readFeed(
    makeFeed([{ ...post, body: { html } }], main),
  ).getElementsByTagName("item");
  expect(read(item!, "content:encoded")).toEqual([
    '<p><img src="https://northcart.test/cover%20%231.jpg" alt="A &#x26; B"></p>' +
      '<a href="https://book.test/demo">Book</a>' +
      '<picture><img src="https://northcart.test/a.jpg" alt="A"></picture>',
  ]);
});

test("an update of an older post can be the newest change", () => {
  const older = {
    ...post,
    publishDate: "2025-01-10",
    updatedDate: "2025-06-01",
  };
  expect(read(readFeed(makeFeed([post, older])), "lastBuildDate")).toEqual([
    "Sun, 01 Jun 2025 12:00:00 GMT",
  ]);
});
