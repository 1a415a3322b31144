import { machineFiles, routes } from "../../site/urls/routes";
import type { FeedPicture } from "./feed-picture";
import { toXml } from "./sitemap";
import type { Element } from "hast";
import { makeLinksAbsolute } from "../html/absolute-links";
import { parseFragment, rebuild, toElement, toHtml } from "../html/html-tree";
import { toDayTime } from "../../site/format/format-date";

export interface FeedPost {
  path: string;
  title: string;
  excerpt: string;
  publishDate: string;
  author: { name: string };
  categories: readonly { name: string }[];
  updatedDate: string | null;
  picture: FeedPicture | undefined;
  body: { html: string };
}

interface FeedFacts extends Record<"title" | "description" | "siteUrl", string> {
  posts: readonly FeedPost[];
}

/** How many posts the feed has. Readers fetch it again and again, and keep what they have seen. */
export const feedLength = 50;

/** Bytes of full texts; posts beyond it come with their excerpt alone. Together with the rest the feed stays below 500 KB. */
const mostText = 450_000;

/** The blog as RSS 2.0: its newest posts with their full texts. */
export function toFeed({ title, description, siteUrl, posts }: FeedFacts): string {
  const changedOn = posts.map(({ publishDate, updatedDate }) => updatedDate ?? publishDate);
  const newestDay = changedOn.sort().at(-1);
  let textLeft = mostText;
  const items = posts.map((post) => {
    const html = toFeedHtml(post, siteUrl);
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
        // The day of the newest change, not of the build: the same content makes the same file.
        ...(newestDay !== undefined && { lastBuildDate: toFeedDate(newestDay) }),
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
  const { picture } = post;
  return {
    title: post.title,
    link: url,
    guid: { "#text": url, "@isPermaLink": "true" },
    pubDate: toFeedDate(post.publishDate),
    // RSS asks for an email address in `author`; a desk of the company signs, and has none of its own.
    "dc:creator": post.author.name,
    category: post.categories.map(({ name }) => name),
    description: post.excerpt,
    ...(picture && {
      "media:content": {
        "@url": siteUrl + picture.src,
        "@medium": "image",
        "@type": picture.type,
        "@fileSize": picture.bytes,
        "@width": picture.width,
        "@height": picture.height,
      },
    }),
    ...(html !== undefined && { "content:encoded": html }),
  };
}

const toFeedDate = (day: string) => new Date(toDayTime(day)).toUTCString();

function toFeedHtml({ body: { html }, path, picture }: FeedPost, siteUrl: string): string {
  const body = toElement("div", [...(picture ? [toFigure(picture)] : []), ...parseFragment(html)]);
  const { children } = rebuild(body, (element) => [withoutPageParts(element)]);
  makeLinksAbsolute(children, siteUrl + path);
  return toHtml(children);
}

function toFigure({ src, alt, width, height }: FeedPicture): Element {
  return toElement("p", [toElement("img", [], { src, alt, width, height })]);
}

/** What only the styles and the scripts of a page know what to do with. */
const pageParts = ["className", "dataKind", "dataScroll", "role", "tabIndex", "ariaLabel"];

function withoutPageParts(element: Element): Element {
  const kept = Object.entries(element.properties).filter(([name]) => !pageParts.includes(name));
  return { ...element, properties: Object.fromEntries(kept) };
}
