import type { IGatsbyImageData } from "gatsby-plugin-image";

/** Small query results for component tests. */

export const frame = {
  anchor: "start",
  tone: "paper",
  kicker: "Kicker",
  heading: "Heading",
  text: { html: "<p>Lead.</p>" },
  actions: null,
} as const;

/** A link from GraphQL: external if its URL is. */
export function buildLink(href: string) {
  return {
    ...noBooking,
    href,
    opensInNewTab: href.startsWith("https:"),
    isPending: false,
  };
}

const noBooking = { terms: null, host: null };

export const pendingLink = {
  ...noBooking,
  href: "",
  opensInNewTab: false,
  isPending: true,
};

export function buildAction(
  label: string,
  href: string,
  style: Queries.ActionStyle = "primary",
): Queries.CallActionFragment {
  return { label, style, link: buildLink(href) };
}

/** The sizes and formats that sharp would create for `name`. */
function buildImageData(name: string): IGatsbyImageData {
  const sizes = "(min-width: 60em) 520px, 100vw";
  return {
    layout: "constrained",
    width: 1080,
    height: 810,
    images: {
      sources: [
        {
          type: "image/avif",
          srcSet: `/${name}-360.avif 360w, /${name}-1080.avif 1080w`,
          sizes,
        },
      ],
      fallback: {
        src: `/${name}-1080.jpg`,
        srcSet: `/${name}-360.jpg 360w, /${name}-1080.jpg 1080w`,
        sizes,
      },
    },
  };
}

export function buildImage(alt: string): Queries.CoverPictureFragment {
  return {
    alt,
    file: { childImageSharp: { gatsbyImageData: buildImageData("picture") } },
  };
}

/** A post in one category, with a URL made from its title. */
export function buildPost(
  title: string,
  category = "Marketing",
): Queries.PostCardFragment {
  return {
    path: `/blog/${title.toLowerCase().replaceAll(" ", "-")}`,
    title,
    excerpt: `All about ${title}.`,
    publishDate: "2025-03-15",
    categories: [{ key: category.toLowerCase() }],
    author: {
      key: "growth-desk",
      name: "Growth desk",
      avatar: buildImage("A drawing of a desk"),
    },
    cover: buildImage("A parcel"),
  };
}

export const blogWords: Queries.BlogIndexWordsFragment = {
  searchLabel: "Search posts",
  searchPlaceholder: "Search posts...",
  categoriesLabel: "Categories",
  allCategories: "All Posts",
  emptyMessage: "No posts found. Try adjusting your filters.",
  foundMessage: "Posts found: {count}",
  unfilteredMessage: "All posts are listed.",
  searchLimited: "Only this page could be searched.",
  moreResults: "Show more posts",
  categoryLink: "{category} posts",
  newerPosts: "Newer posts",
  olderPosts: "Older posts",
};

/** A case study as shown in teasers: its main and second figures, and its services. */
export function buildCaseSummary(
  key: string,
  brand: string,
  figures: Partial<
    Pick<Queries.CaseSummaryFragment, "headlineFigure" | "proofFigure">
  > = {},
): Queries.CaseSummaryFragment {
  return {
    key,
    path: `/case-studies/${key}`,
    brand,
    industry: "Fashion",
    headlineFigure: { value: "+491%", metric: "revenue" },
    proofFigure: {
      value: "4x",
      metric: "return on social ads",
      period: "in 30 days",
    },
    services: [{ label: "Email" }, { label: "Ads" }],
    ...figures,
  };
}
