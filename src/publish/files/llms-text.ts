import { routes, markdownPath } from "../../site/urls/routes";

export interface LlmsFacts {
  brand: string;
  description: string;
  siteUrl: string;
  words: Record<"intro" | "pages" | "guides" | "caseStudies" | "posts", string>;
  pages: readonly Record<"path" | "title" | "description", string>[];
  guides: readonly string[];
  caseStudies: readonly string[];
  posts: readonly string[];
  legal: readonly string[];
}

/** Maximum number of listed posts; the blog's pages, under "Optional", lead to older ones. */
export const maxPosts = 100;

/** The site as llms.txt (llmstxt.org): lists of Markdown versions, each with its description. */
export function renderLlmsText(facts: LlmsFacts): string {
  const { brand, description, siteUrl, words, pages, guides, caseStudies, posts, legal } = facts;
  const paths = pages.map(({ path }) => path);
  const isPost = new Set(posts);
  const later = paths.filter((path) => path.startsWith(`${routes.blog}/`) && !isPost.has(path));
  const optional = [...legal, ...later];
  const others = new Set([...guides, ...caseStudies, ...posts, ...optional]);
  const lists: [heading: string, paths: readonly string[]][] = [
    [words.pages, paths.filter((path) => !others.has(path))],
    [words.guides, guides],
    [words.caseStudies, caseStudies],
    [words.posts, posts.slice(0, maxPosts)],
    // llmstxt.org reserves this heading for links that can be skipped.
    ["Optional", optional],
  ];
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const sections = lists.map(([heading, listed]) => {
    const lines = listed.flatMap((path) => {
      const page = byPath.get(path);
      if (!page) return [];
      return `- [${page.title}](${siteUrl}${markdownPath(path)}): ${page.description}`;
    });
    return `## ${heading}\n\n${lines.join("\n")}`;
  });
  return `${[`# ${brand}`, `> ${description}`, words.intro, ...sections].join("\n\n")}\n`;
}
