import { readToday } from "../../../lib/format/today";
import { articleSeo, shareImage } from "../../../test-support/article";
import { buildImage } from "../../../test-support/fragments";
import { siteSettings } from "../../../test-support/site-settings";
import type { PageMetadata } from "./page-metadata";
import {
  buildBlogHead,
  buildCategoryHead,
  buildDocumentHead,
  buildLandingHead,
  buildTextHead,
} from "./heads";

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
const caseStudy = {
  ...record,
  cover,
  title: "A case",
  description: "Ads did it.",
  publishDate: null,
};
const blog = { name: "Insights", path: "/blog" };
const list = { ...record, title: "Insights", description: "Notes from work." };
const category = {
  ...record,
  key: "ads",
  name: "Ads",
  description: "About ads.",
};
const landing = {
  ...record,
  kind: "service",
  isIndexed: false,
  sections: [],
} as const;

const buildUpdatedPost = () =>
  buildTextHead({ ...post, updatedDate: "2025-06-01" }, blog);

/** The first entity, parsed from JSON, as crawlers do. */
function readEntity({ buildStructuredData }: PageMetadata) {
  const json = JSON.stringify(buildStructuredData(company));
  const entities = JSON.parse(json) as unknown[];
  return entities[0];
}

/** A page of each kind, what its head contains, and how structured data describes it. */
const heads: [string, () => PageMetadata, object, object][] = [
  [
    "a guide",
    () => buildTextHead(articleSeo, blog),
    { path: "/best-themes", title: "Themes compared" },
    {
      description: "How to choose one.",
      datePublished: "2024-01-15T12:00:00Z",
      dateModified: "2024-02-20T12:00:00Z",
    },
  ],
  [
    "the blog",
    () => buildBlogHead(list, 2),
    { path: "/blog/page/2", title: "In results (2)" },
    { description: "Notes from work." },
  ],
  [
    "a category",
    () => buildCategoryHead(category, blog, 2),
    { path: "/blog/category/ads/page/2", title: "In results (2)" },
    { description: "About ads." },
  ],
  [
    "a case",
    () => buildTextHead(caseStudy, { name: "Cases", path: "/cases" }),
    { path: "/page", kind: "article", publishedOn: null },
    { description: "Ads did it." },
  ],
  [
    "a document",
    () => buildDocumentHead(record),
    { path: "/page", title: "In results" },
    { description: "What it covers." },
  ],
  [
    "a landing page",
    () => buildLandingHead(landing),
    { path: "/page", isIndexed: false },
    { description: "What it covers." },
  ],
  [
    "a post",
    () => buildTextHead(post, blog),
    { kind: "article", publishedOn: "2025-03-15" },
    { description: "What it covers.", dateModified: "2025-03-15T12:00:00Z" },
  ],
  [
    "a post with an update",
    buildUpdatedPost,
    { publishedOn: "2025-03-15" },
    { dateModified: "2025-06-01T12:00:00Z" },
  ],
];

describe.each(heads)("%s", (_kind, build, metadata, entity) => {
  test("has its own summary, path and text in search results", () => {
    const head = build();
    expect(head).toMatchObject({ ...metadata, image: shareImage });
    expect(readEntity(head)).toMatchObject(entity);
  });

  test("has no structured data in the browser bundle", () => {
    process.env.IS_BROWSER_BUNDLE = "1";
    try {
      expect(build().buildStructuredData(company)).toEqual([]);
    } finally {
      delete process.env.IS_BROWSER_BUNDLE;
    }
  });
});

test("a text lists its own picture first, then the generated one", () => {
  expect(readEntity(buildUpdatedPost())).toMatchObject({
    image: [
      `${siteSettings.url}/picture-1080.jpg`,
      siteSettings.url + shareImage.src,
    ],
  });
});

// Where a day ends last on earth, and where it starts first.
const lastZone = "Etc/GMT+12";
const firstZone = "Pacific/Kiritimati";
const lastDay = readToday(lastZone);

test.each([
  ["that has passed", "2025-12-31", lastZone, false],
  ["of today", lastDay, lastZone, true],
  ["that has passed in the site's time zone", lastDay, firstZone, false],
])(
  "the last day of prices, %s",
  (_day, pricesValidUntil, timeZone, isShown) => {
    const price = { price: 200 };
    const prices = { monthly: price, annual: price };
    const plan = { name: "Growth", description: "The plan.", ...prices };
    const billing = { monthly: "monthly", annual: "annually" };
    const account = { billing, plans: [plan], pricesValidUntil };
    const __typename = "PricingSection" as const;
    const sections = [{ __typename, anchor: null, account }];
    const page = { ...landing, sections };
    const head = buildLandingHead(page);
    const data = head.buildStructuredData({ ...company, timeZone });
    expect(JSON.stringify(data).includes("priceValidUntil")).toBe(isShown);
  },
);
