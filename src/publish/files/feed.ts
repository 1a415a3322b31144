import { stat } from "node:fs/promises";
import { join } from "node:path";
import type { Element } from "hast";
import sharp from "sharp";
import { formatDateTime } from "../../lib/format/format-date";
import { generatedFiles, routes } from "../../lib/urls/routes";
import {
  buildElement,
  isElement,
  makeLinksAbsolute,
  parseFragment,
  readAttribute,
  rebuild,
  renderHtml,
} from "../../lib/html/html-tree";
import type { PublishedData } from "../published-data";
import { formatXml } from "./sitemap";

export type FeedPost = PublishedData["feed"]["nodes"][number] & {
  picture: FeedPicture | undefined;
};

interface FeedFacts extends Record<
  "title" | "description" | "siteUrl" | "locale",
  string
> {
  posts: readonly FeedPost[];
}

/** Number of posts in the feed. Readers fetch it often, and keep older posts. */
export const feedLength = 30;

/** The blog as RSS 2.0, with the full texts of its newest posts. */
export function renderFeed({
  title,
  description,
  siteUrl,
  locale,
  posts,
}: FeedFacts): string {
  const changedOn = posts.map(
    ({ publishDate, updatedDate }) => updatedDate ?? publishDate,
  );
  const newestDay = changedOn.sort().at(-1);
  return formatXml({
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
        language: locale.toLowerCase(),
        image: {
          url: `${siteUrl}/icon-144.png`,
          title,
          link: siteUrl + routes.blog,
        },
        // The newest change, not the build, so that the same content gives the same file.
        ...(newestDay !== undefined && {
          lastBuildDate: formatFeedDate(newestDay),
        }),
        "atom:link": {
          "@href": siteUrl + generatedFiles.feed,
          "@rel": "self",
          "@type": "application/rss+xml",
        },
        item: posts.map((post) => buildItem(post, siteUrl)),
      },
    },
  });
}

function buildItem(post: FeedPost, siteUrl: string): object {
  const url = siteUrl + post.path;
  const { picture } = post;
  return {
    title: post.title,
    link: url,
    guid: { "#text": url, "@isPermaLink": "true" },
    pubDate: formatFeedDate(post.publishDate),
    // RSS requires an email address in `author`; authors are desks of the company, which have none.
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
    "content:encoded": formatFeedHtml(post, siteUrl),
  };
}

const formatFeedDate = (day: string) =>
  new Date(formatDateTime(day)).toUTCString();

function formatFeedHtml(
  { body: { html }, path, picture }: FeedPost,
  siteUrl: string,
): string {
  const { type: _, bytes: _size, ...image } = picture ?? {};
  const figure = buildElement("p", [buildElement("img", [], image)]);
  const body = buildElement("div", [
    ...(picture ? [figure] : []),
    ...parseFragment(html),
  ]);
  const { children } = rebuild(body, (element) => [withoutPageParts(element)]);
  makeLinksAbsolute(children, siteUrl + path);
  return renderHtml(children);
}

/** Attributes that only the page's styles and scripts use, besides `data-…`. */
const pageParts = ["className", "role", "tabIndex", "ariaLabel"];

function withoutPageParts(element: Element): Element {
  const kept = Object.entries(element.properties).filter(
    ([name]) => !pageParts.includes(name) && !name.startsWith("data"),
  );
  return { ...element, properties: Object.fromEntries(kept) };
}

type FeedPicture = NonNullable<Awaited<ReturnType<typeof readFeedPicture>>>;

/** Reads the picture that a page loads first; undefined if it starts without one. */
export async function readFeedPicture(main: string, publicDir: string) {
  const [written = ""] = /<img\b[^>]* loading="eager"[^>]*>/i.exec(main) ?? [];
  const [image] = parseFragment(written).filter(isElement);
  if (!image) return undefined;
  const [src, alt] = [readAttribute(image, "src"), readAttribute(image, "alt")];
  const file = join(publicDir, decodeURIComponent(src));
  const [{ size: bytes }, { format, width, height }] = await Promise.all([
    stat(file),
    sharp(file).metadata(),
  ]);
  return { src, alt, type: `image/${format}`, bytes, width, height };
}
