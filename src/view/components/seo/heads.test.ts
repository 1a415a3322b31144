import { articleSeo, shareImage } from "../../../test-support/article";
import { buildImage } from "../../../test-support/fragments";
import { siteSettings } from "../../../test-support/site-settings";
import type { PageMetadata } from "./page-metadata";
import { buildBlogHead, buildCategoryHead } from "./list-heads";
import { buildDocumentHead, buildLandingHead } from "./page-heads";
import { buildArticleHead, buildCaseHead, buildPostHead } from "./text-heads";

type Entity = Record<string, unknown>;

const company = { ...siteSettings, homeLabel: "Home" };
const seo = {
  title: "In results",
  description: "What it covers.",
  keywords: ["ads"],
};
const record = { path: "/page", seo, shareImage };
const cover = buildImage("Parcels on a shelf");
const post = {
  ...record,
  cover,
  title: "A post",
  publishDate: "2025-03-15",
  updatedDate: null,
  author: { name: "A desk" },
};
const category = {
  ...record,
  key: "ads",
  name: "Ads",
  lead: "Posts about ads.",
};
const caseStudy = {
  ...record,
  cover,
  title: "A case",
  summary: "Ads did it.",
  publishDate: null,
};
const hero = {
  __typename: "HeroSection",
  text: { plainText: "What is sold." },
} as const;

/** Every head, created from a minimal record. */
const heads: Record<string, () => PageMetadata> = {
  article: () => buildArticleHead(articleSeo, "Insights", company),
  blog: () =>
    buildBlogHead(
      { ...record, heading: "Insights", lead: "Notes from work." },
      2,
      company,
    ),
  case: () => buildCaseHead(caseStudy, "Cases", company),
  category: () =>
    buildCategoryHead(category, { blogName: "Insights", page: 2 }, company),
  document: () => buildDocumentHead(record, company),
  landing: () =>
    buildLandingHead(
      {
        ...record,
        kind: "page",
        services: null,
        isIndexed: false,
        sections: [hero],
      },
      company,
    ),
  post: () => buildPostHead(post, "Insights", company),
};

/** Parsed from JSON, as crawlers do. */
const readEntities = ({ structuredData }: PageMetadata) =>
  JSON.parse(JSON.stringify(structuredData)) as Entity[];

/** The visible summary describes a page in structured data, or otherwise its meta description. */
test.each([
  [
    "article",
    "How to choose one.",
    {
      path: "/best-themes",
      title: "Themes compared",
      publishedOn: "2024-01-15",
    },
  ],
  [
    "blog",
    "Notes from work.",
    { path: "/blog/page/2", title: "In results (2)" },
  ],
  [
    "case",
    "Ads did it.",
    { path: "/page", title: "In results", kind: "article" },
  ],
  [
    "category",
    "Posts about ads.",
    { path: "/blog/category/ads/page/2", title: "In results (2)" },
  ],
  ["document", "What it covers.", { path: "/page", title: "In results" }],
  [
    "landing",
    "What is sold.",
    { path: "/page", title: "In results", isIndexed: false },
  ],
  [
    "post",
    "What it covers.",
    { path: "/page", kind: "article", publishedOn: "2025-03-15" },
  ],
])(
  "%s has its own summary, path and text in search results",
  (name, description, expected) => {
    const head = heads[name]!();
    expect(head).toMatchObject({ ...expected, image: shareImage });
    expect(readEntities(head)[0]?.["description"]).toBe(description);
  },
);

test("a guide includes its dates", () => {
  expect(readEntities(heads["article"]!())[0]).toMatchObject({
    datePublished: "2024-01-15T12:00:00Z",
    dateModified: "2024-02-20T12:00:00Z",
  });
});

test("a post's modification date is its update, or otherwise its publication", () => {
  const changed = buildPostHead(
    { ...post, updatedDate: "2025-06-01" },
    "Insights",
    company,
  );
  expect(
    [changed, heads["post"]!()].map((head) => readEntities(head)[0]),
  ).toMatchObject([
    {
      datePublished: "2025-03-15T12:00:00Z",
      dateModified: "2025-06-01T12:00:00Z",
    },
    {
      datePublished: "2025-03-15T12:00:00Z",
      dateModified: "2025-03-15T12:00:00Z",
    },
  ]);
});

test("a page offers each of its services at the price of the plan", () => {
  const head = buildLandingHead(
    {
      ...record,
      kind: "service",
      services: [
        { name: "paid ads", plan: { name: "Growth", monthly: { price: 689 } } },
        { name: "SEO", plan: null },
      ],
      isIndexed: true,
      sections: [hero],
    },
    company,
  );
  const service = readEntities(head).find(
    (thing) => thing["@type"] === "Service",
  );
  expect(service?.["offers"]).toMatchObject([
    { name: "paid ads, Growth", price: 689, priceCurrency: "USD" },
  ]);
});

test("a case includes its date if it has one", () => {
  const head = buildCaseHead(
    { ...caseStudy, publishDate: "2025-07-15" },
    "Cases",
    company,
  );
  expect(head.publishedOn).toBe("2025-07-15");
  expect(readEntities(head)[0]).toMatchObject({
    datePublished: "2025-07-15T12:00:00Z",
  });
  expect(readEntities(heads["case"]!())[0]).not.toHaveProperty("datePublished");
});

test.each(["article", "case", "post"])(
  "%s lists its own picture first in structured data, then the generated one",
  (name) => {
    const own =
      cover.file.childImageSharp?.gatsbyImageData.images.fallback?.src ?? "";
    expect(own).toMatch(/^\//);
    expect(readEntities(heads[name]!())[0]).toMatchObject({
      image: [siteSettings.url + own, siteSettings.url + shareImage.src],
    });
  },
);

test.each(Object.keys(heads))(
  "%s has no structured data in the browser bundle",
  (name) => {
    process.env.IS_BROWSER_BUNDLE = "1";
    try {
      expect(heads[name]!().structuredData).toEqual([]);
    } finally {
      delete process.env.IS_BROWSER_BUNDLE;
    }
  },
);
