import type { Element } from "hast";
import toHtml from "hast-util-to-html";
import { toDayTime } from "../../site/day-time";
import { machineFiles, routes } from "../../site/routes";
import { makeLinksAbsolute } from "../html/absolute-links";
import { parseFragment, rebuild, toElement } from "../html/html-tree";
import { withoutTabHint } from "../markdown/leave-out";
import { toXml } from "./to-xml";

export interface FeedPost {
  path: string;
  title: string;
  excerpt: string;
  /** YYYY-MM-DD */
  publishDate: string;
  author: { name: string };
  categories: readonly { name: string }[];
  /** The picture of its shared link, a PNG. */
  shareImage: { src: string; width: number; height: number };
  body: { html: string };
}

export interface FeedFacts {
  title: string;
  description: string;
  /** The site's address, without a slash at the end. */
  siteUrl: string;
  /** The newest posts, the newest first. */
  posts: readonly FeedPost[];
}

/** How many posts the feed has. Readers fetch it again and again, and keep what they have seen. */
export const feedLength = 50;

/** Bytes of full texts; posts beyond it come with their excerpt alone. Together with the rest the feed stays below 500 KB. */
const mostText = 450_000;

/** The blog as RSS 2.0: its newest posts with their full texts. */
export function toFeed({ title, description, siteUrl, posts }: FeedFacts): string {
  const newest = posts[0];
  let textLeft = mostText;
  const items = posts.map((post) => {
    const html = toFeedHtml(post.body.html, siteUrl + post.path);
    // In XML each of these signs is written as an entity.
    textLeft -= Buffer.byteLength(html) + 4 * (html.match(/[<>&]/g) ?? []).length;
    return toItem(post, siteUrl, textLeft >= 0 ? html : undefined);
  });
  return toXml({
    rss: {
      "@version": "2.0",
      "@xmlns:atom": "http://www.w3.org/2005/Atom",
      "@xmlns:content": "http://purl.org/rss/1.0/modules/content/",
      "@xmlns:dc": "http://purl.org/dc/elements/1.1/",
      "@xmlns:media": "http://search.yahoo.com/mrss/",
      channel: {
        title,
        link: siteUrl + routes.blog,
        description,
        language: "en-us",
        image: { url: `${siteUrl}/icon-144.png`, title, link: siteUrl + routes.blog },
        // The day of the newest post, not of the build: the same content makes the same file.
        ...(newest && { lastBuildDate: toFeedDate(newest.publishDate) }),
        "atom:link": {
          "@href": siteUrl + machineFiles.feed,
          "@rel": "self",
          "@type": "application/rss+xml",
        },
        item: items,
      },
    },
  });
}

function toItem(post: FeedPost, siteUrl: string, html: string | undefined): object {
  const url = siteUrl + post.path;
  return {
    title: post.title,
    link: url,
    guid: { "#text": url, "@isPermaLink": "true" },
    pubDate: toFeedDate(post.publishDate),
    // RSS asks for an email address in `author`; a desk of the company signs, and has none of its own.
    "dc:creator": post.author.name,
    category: post.categories.map(({ name }) => name),
    description: post.excerpt,
    "media:content": {
      "@url": siteUrl + post.shareImage.src,
      "@medium": "image",
      "@type": "image/png",
      "@width": post.shareImage.width,
      "@height": post.shareImage.height,
    },
    ...(html !== undefined && { "content:encoded": html }),
  };
}

/** A text for readers who have it without its page. */
function toFeedHtml(html: string, pageUrl: string): string {
  const body = toElement("div", parseFragment(html));
  // A hint is known by its class, which goes afterwards.
  const text = rebuild(body, (element) => [withoutTabHint(element)]);
  const { children } = rebuild(text, (element) => [withoutPageParts(element)]);
  makeLinksAbsolute(children, pageUrl);
  return toHtml(children);
}

/** What only the styles and the scripts of a page know what to do with. */
const pageParts = ["className", "dataKind", "dataScroll", "role", "ariaLabel"];

function withoutPageParts(element: Element): Element {
  const kept = Object.entries(element.properties ?? {}).filter(
    ([name]) => !pageParts.includes(name),
  );
  return { ...element, properties: Object.fromEntries(kept) };
}

/** That day as RFC 822 writes it. */
function toFeedDate(day: string): string {
  return new Date(toDayTime(day)).toUTCString();
}
