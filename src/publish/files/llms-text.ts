import { routes } from "../../lib/urls/routes";
import type { BuiltPage } from "../html/read-pages";
import type { PublishedData } from "../published-data";

/** Maximum number of listed posts; the blog's pages, under "Optional", lead to older ones. */
export const maxPosts = 100;

/** The site as llms.txt (llmstxt.org): lists of pages, each with its description. */
export function renderLlmsText(
  data: PublishedData,
  pages: readonly Pick<BuiltPage, "path" | "title" | "description">[],
): string {
  const { brand, description, url, llmsText: words } = data.siteSettings;
  const guides = listPaths(data.allArticle.nodes);
  const caseStudies = listPaths(data.allCaseStudy.nodes);
  const posts = listPaths(data.allBlogPost.nodes);
  const paths = listPaths(pages);
  const legal = listPaths(data.allLegalPage.nodes);
  const known = new Set([...guides, ...caseStudies, ...posts, ...legal]);
  const others = paths.filter((path) => !known.has(path));
  const isList = (path: string) => path.startsWith(`${routes.blog}/`);
  const lists: [heading: string, paths: readonly string[]][] = [
    [words.pages, others.filter((path) => !isList(path))],
    [words.guides, guides],
    [words.caseStudies, caseStudies],
    [words.posts, posts.slice(0, maxPosts)],
    // llmstxt.org reserves this heading for links that can be skipped.
    ["Optional", [...legal, ...others.filter(isList)]],
  ];
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const sections = lists.flatMap(([heading, listed]) => {
    const lines = listed.flatMap((path) => {
      const page = byPath.get(path);
      if (!page) return [];
      const title = page.title.replace(/[[\]\\]/g, "\\$&");
      return `- [${title}](${url}${path}): ${page.description}`;
    });
    return lines.length > 0 ? [`## ${heading}\n\n${lines.join("\n")}`] : [];
  });
  return `${[`# ${brand}`, `> ${description}`, ...sections].join("\n\n")}\n`;
}

function listPaths(pages: readonly { path: string }[]): string[] {
  return pages.map(({ path }) => path);
}
