import { type PageMetadata, buildMetadata, toAbsolute, toJsonLd } from "./build-metadata";

const site = { brand: "Northcart", url: "https://northcart.test", locale: "en-US" };
const page: PageMetadata = {
  path: "/pricing",
  title: "Plans and prices",
  description: "What a growth team costs.",
  keywords: ["growth team", "pricing"],
  image: { src: "/static/share.jpg", width: 1200, height: 630, alt: "The mark" },
  structuredData: [],
};

/** What the tag of that name or property says; several tags of one name would be a fault. */
function contentOf(name: string, change: Partial<PageMetadata> = {}): string | undefined {
  const { meta } = buildMetadata({ ...page, ...change }, site);
  const tags = meta.filter((tag) => ("name" in tag ? tag.name : tag.property) === name);
  if (tags.length > 1) throw new Error(`${name} is there ${tags.length} times`);
  return tags[0]?.content;
}

test("addresses are absolute", () => {
  expect(buildMetadata(page, site).canonical).toBe("https://northcart.test/pricing");
  expect(contentOf("og:url")).toBe("https://northcart.test/pricing");
  expect(contentOf("og:image")).toBe("https://northcart.test/static/share.jpg");
});

test("the address of the home page ends in a slash", () => {
  expect(toAbsolute("/", site)).toBe("https://northcart.test/");
});

test("the brand is in the title once", () => {
  expect(buildMetadata(page, site).title).toBe("Plans and prices | Northcart");
  const title = "What Northcart does";
  expect(buildMetadata({ ...page, title }, site).title).toBe(title);
});

test("a shared link tells the brand apart from the title", () => {
  expect(contentOf("og:title")).toBe("Plans and prices");
  expect(contentOf("og:site_name")).toBe("Northcart");
});

test("a shared link says the language and the country of the site", () => {
  expect(contentOf("og:locale")).toBe("en_US");
});

test("search engines may keep a page unless it says no", () => {
  expect(contentOf("robots")).toBe("max-image-preview:large");
  expect(contentOf("robots", { isIndexed: false })).toBe("noindex");
});

test("words for search results and shared links are the page's own", () => {
  expect(contentOf("description")).toBe("What a growth team costs.");
  expect(contentOf("og:description")).toBe("What a growth team costs.");
  expect(contentOf("keywords")).toBe("growth team, pricing");
});

test("a shared picture comes with its size and its words", () => {
  expect(contentOf("og:image:width")).toBe("1200");
  expect(contentOf("og:image:height")).toBe("630");
  expect(contentOf("og:image:alt")).toBe("The mark");
  expect(contentOf("twitter:card")).toBe("summary_large_image");
});

test("an article says when it was published; a plain page does not", () => {
  const article = { kind: "article", publishedOn: "2025-03-15" } as const;
  expect(contentOf("og:type", article)).toBe("article");
  expect(contentOf("article:published_time", article)).toBe("2025-03-15T12:00:00Z");
  expect(contentOf("og:type")).toBe("website");
  expect(contentOf("article:published_time")).toBeUndefined();
});

test("all things become one graph of JSON-LD, in the vocabulary of schema.org", () => {
  const { jsonLd } = buildMetadata(
    { ...page, structuredData: [{ "@type": "WebPage" }, { "@type": "Blog" }] },
    site,
  );
  expect(JSON.parse(jsonLd!)).toEqual({
    "@context": "https://schema.org",
    "@graph": [{ "@type": "WebPage" }, { "@type": "Blog" }],
  });
  expect(buildMetadata(page, site).jsonLd).toBeUndefined();
});

test("JSON-LD can't end its script element, and still says the same", () => {
  const name = "</script><!-- & \u2028 \u2029";
  const json = toJsonLd([{ "@type": "WebPage", name }]);
  expect(json).not.toMatch(/[<>&\u2028\u2029]/);
  expect(json).toContain(String.raw`\u003c/script\u003e\u003c!-- \u0026 \u2028 \u2029`);
  expect(JSON.parse(json)).toMatchObject({ "@graph": [{ name }] });
});

test("a page names its Markdown version and the feed, and a hidden one neither", () => {
  const hrefsOf = (change: Partial<PageMetadata>) =>
    buildMetadata({ ...page, ...change }, site).alternates.map(({ href }) => href);
  expect(hrefsOf({})).toEqual(["/pricing.md", "/rss.xml"]);
  expect(hrefsOf({ path: "/" })).toEqual(["/index.md", "/rss.xml"]);
  expect(hrefsOf({ path: "/blog/ads" })).toEqual(["/blog/ads.md", "/rss.xml"]);
  expect(hrefsOf({ isIndexed: false })).toEqual([]);
});
