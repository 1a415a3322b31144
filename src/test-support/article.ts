import { buildAction, buildImage } from "./fragments";

/** A guide and its page's texts, as returned by GraphQL. */

export const articleWords: NonNullable<Queries.ArticleQuery["articleWords"]> = {
  audit: buildAction("Get a Free Audit", "https://book.test/audit"),
  checkedBy: "Last checked {date} by {brand}",
  contents: "On this page",
  related: "Read next",
};

export const shareImage: Queries.PageSeoFragment["shareImage"] = {
  src: "/static/share/themes.png",
  width: 1200,
  height: 630,
  alt: "Best themes | Northcart",
};

export const articleSeo: Queries.ArticleSeoFragment = {
  path: "/best-themes",
  title: "Best themes",
  description: "How to choose one.",
  publishDate: "2024-01-15",
  updatedDate: "2024-02-20",
  cover: buildImage("Shop fronts"),
  steps: [],
  seo: {
    title: "Themes compared",
    description: "Choose a theme.",
    keywords: ["themes", "stores"],
  },
  shareImage,
};

export const article: NonNullable<Queries.ArticleQuery["article"]> = {
  kicker: "Theme guide",
  startLink: buildAction("Compare them", "#themes"),
  ...articleSeo,
  cover: buildImage("A shelf"),
  desk: { name: "Search desk, Northcart", avatar: buildImage("A magnifier") },
  deskPicture: null,
  body: {
    html: '<h2 id="themes">Themes</h2><p>Words.</p><h3 id="free">Free</h3>',
    headings: [
      { id: "themes", text: "Themes", depth: 2 },
      { id: "free", text: "Free", depth: 3 },
    ],
  },
  closing: {
    heading: "Have a look taken",
    text: { html: "<p>We look at your store.</p>" },
    action: buildAction(
      "See the service",
      "/services/shopify-store-optimization",
    ),
  },
  related: [{ path: "/sections", title: "Sections" }],
  relatedPosts: null,
  sources: [],
};
