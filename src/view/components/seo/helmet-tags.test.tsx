import { render } from "@testing-library/react";
import { siteSettings } from "../../../test-support/site-settings";
import { HelmetTags, serializeJsonLd } from "./helmet-tags";
import type { PageMetadata } from "./page-metadata";

const site = { ...siteSettings, homeLabel: "Home" };
const page: PageMetadata = {
  path: "/pricing",
  title: "Plans and prices",
  description: "What a growth team costs.",
  keywords: ["growth team", "pricing"],
  image: {
    src: "/static/share.jpg",
    width: 1200,
    height: 630,
    alt: "The mark",
  },
  buildStructuredData: () => [],
};

/** The tags by name or property. Names must be unique. */
function readMeta(change: Partial<PageMetadata> = {}) {
  render(<HelmetTags page={{ ...page, ...change }} site={site} />);
  const tags = [...document.head.querySelectorAll("meta")].map((tag) => [
    tag.getAttribute("name") ?? tag.getAttribute("property"),
    tag.getAttribute("content"),
  ]);
  const contents = Object.fromEntries(tags) as Record<string, string>;
  expect(Object.keys(contents)).toHaveLength(tags.length);
  return contents;
}

test("search results and shared links use the page's text and picture", () => {
  expect(readMeta()).toMatchObject({
    description: "What a growth team costs.",
    robots: "max-image-preview:large",
    "og:type": "website",
    "og:locale": "en_US",
    "og:title": "Plans and prices",
    "og:url": "https://northcart.test/pricing",
    "og:image": "https://northcart.test/static/share.jpg",
    "og:image:width": "1200",
    "twitter:card": "summary_large_image",
  });
  expect(document.documentElement).toHaveAttribute("lang", site.locale);
});

test("the title contains the brand once", () => {
  readMeta();
  expect(document.title).toBe("Plans and prices | Northcart");
  readMeta({ title: "What Northcart does" });
  expect(document.title).toBe("What Northcart does");
});

test("a preview is not indexed", () => {
  process.env.PREVIEW = "1";
  expect(readMeta()["robots"]).toBe("noindex");
  process.env.PREVIEW = "";
});

test("an article includes its publication date", () => {
  expect(
    readMeta({ kind: "article", publishedOn: "2025-03-15" }),
  ).toMatchObject({
    "og:type": "article",
    "article:published_time": "2025-03-15T12:00:00Z",
  });
});

test("JSON-LD can't close its script element, and keeps its meaning", () => {
  const name = "</script><!-- & \u2028 \u2029";
  const json = serializeJsonLd([{ "@type": "WebPage", name }]);
  expect(json).not.toMatch(/[<>&\u2028\u2029]/);
  expect(json).toContain(
    String.raw`\u003c/script\u003e\u003c!-- \u0026 \u2028 \u2029`,
  );
  expect(JSON.parse(json)).toMatchObject({ "@graph": [{ name }] });
});
