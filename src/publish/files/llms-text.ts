import { routes, toMarkdownVersion } from "../../site/urls/routes";

interface LlmsPage {
  path: string;
  title: string;
  description: string;
}

export interface LlmsFacts {
  brand: string;
  description: string;
  siteUrl: string;
  words: {
    intro: string;
    pages: string;
    guides: string;
    caseStudies: string;
    posts: string;
  };
  pages: readonly LlmsPage[];
  guides: readonly string[];
  caseStudies: readonly string[];
  posts: readonly string[];
  legal: readonly string[];
}

/**
 * How many posts are listed one by one. The file is read as a whole, by readers whose memory has a limit; the pages of the
 * blog's list, which stand under "Optional", lead to the older ones.
 */
export const mostPosts = 100;

/** The site for language models, in the form of llmstxt.org: lists of the Markdown versions, each with its subject. */
export function toLlmsText({
  brand,
  description,
  siteUrl,
  words,
  pages,
  ...lists
}: LlmsFacts): string {
  const { guides, caseStudies, posts, legal } = lists;
  const later = pages.map(({ path }) => path).filter((path) => path.startsWith(`${routes.blog}/`));
  // llmstxt.org gives this heading a meaning: what a reader in a hurry may skip.
  const isPost = new Set(posts);
  const optional = [...legal, ...later.filter((path) => !isPost.has(path))];
  const others = [...guides, ...caseStudies, ...posts, ...optional];
  const known = new Set(others);
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const main = pages.map(({ path }) => path).filter((path) => !known.has(path));
  const sections = [
    { heading: words.pages, paths: main },
    { heading: words.guides, paths: guides },
    { heading: words.caseStudies, paths: caseStudies },
    { heading: words.posts, paths: posts.slice(0, mostPosts) },
    { heading: "Optional", paths: optional },
  ].map(({ heading, paths }) => {
    const listed = paths.flatMap((path) => byPath.get(path) ?? []);
    return `## ${heading}\n\n${listed.map((page) => toLine(page, siteUrl)).join("\n")}`;
  });
  return `${[`# ${brand}`, `> ${description}`, words.intro, ...sections].join("\n\n")}\n`;
}

function toLine({ path, title, description }: LlmsPage, siteUrl: string): string {
  return `- [${title}](${siteUrl}${toMarkdownVersion(path)}): ${description}`;
}
