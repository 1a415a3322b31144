import type { Element, Properties } from "hast";
import { formatDateTime } from "../../lib/format/format-date";
import { generatedFiles, routes } from "../../lib/urls/routes";
import { withoutOrigin } from "../../lib/urls/booking-origin";
import {
  buildElement,
  findElements,
  isElement,
  parseFragment,
  renderHtml,
} from "../../lib/html/html-tree";
import type { BuiltPage } from "../html/read-pages";
import type { PublishedData } from "../published-data";
import { formatXml } from "./sitemap";

type Post = PublishedData["feed"]["nodes"][number];

/** Number of posts in the feed. Readers fetch it often, and keep older posts. */
export const feedLength = 30;

/** The blog as RSS 2.0, with the full texts of its newest posts. */
export function renderFeed(
  { siteSettings, blogIndex, feed }: PublishedData,
  pages: readonly Pick<BuiltPage, "path" | "main">[],
): string {
  const { brand, url: siteUrl, locale } = siteSettings;
  const title = `${blogIndex.heading} | ${brand}`;
  const changedOn = feed.nodes.map(
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
        description: blogIndex.lead,
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
        item: feed.nodes.map((post) => {
          const page = pages.find(({ path }) => path === post.path);
          return buildItem(post, readPicture(page?.main ?? ""), siteUrl);
        }),
      },
    },
  });
}

function buildItem(post: Post, picture: Picture, siteUrl: string): object {
  const url = siteUrl + post.path;
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
      },
    }),
    "content:encoded": formatFeedHtml(post.body.html, picture, url),
  };
}

const formatFeedDate = (day: string) =>
  new Date(formatDateTime(day)).toUTCString();

function formatFeedHtml(html: string, picture: Picture, url: string): string {
  const image = buildElement("p", [buildElement("img", [], picture)]);
  const children = [...(picture ? [image] : []), ...parseFragment(html)];
  for (const element of findElements({ children })) {
    element.properties = convertProperties(element, url);
    // Few feed readers choose between the files of a picture.
    element.children = element.children.filter(
      (child) => !isElement(child, "source"),
    );
  }
  return renderHtml(children);
}

/** Attributes that only the page's styles and scripts use, besides `data-…`. */
const pageParts = ["className", "role", "tabIndex", "ariaLabel"];

/** An element's other attributes, with whole URLs; booking links lose their origin. */
function convertProperties(
  { properties }: Element,
  pageUrl: string,
): Properties {
  const kept = Object.entries(properties).filter(
    ([name]) => !pageParts.includes(name) && !name.startsWith("data"),
  );
  const converted = kept.map(([name, value]) => {
    const isUrl = name === "href" || name === "src";
    if (!isUrl) return [name, value];
    return [name, withoutOrigin(new URL(String(value), pageUrl).href)];
  });
  return Object.fromEntries(converted) as Properties;
}

type Picture = ReturnType<typeof readPicture>;

/** Reads the picture that a page loads first; undefined if it starts without one. */
function readPicture(main: string) {
  const [written = ""] =
    /<img\b[^>]* fetchpriority="high"[^>]*>/i.exec(main) ?? [];
  const [image] = findElements({ children: parseFragment(written) });
  if (!image) return undefined;
  const { src, alt } = image.properties;
  return { src: String(src), alt };
}
