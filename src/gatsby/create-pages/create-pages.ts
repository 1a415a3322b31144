import { resolve } from "node:path";
import type { CreatePagesArgs } from "gatsby";
import type { z } from "zod";
import type { ContentType } from "../../content/content-type";
import { article } from "../../content/types/article";
import { blogCategory, blogPost } from "../../content/types/blog-post";
import { caseStudy } from "../../content/types/case-study";
import { legalPage } from "../../content/types/legal-page";
import { postsPerPage, routes } from "../../lib/urls/routes";
import { findRedirects } from "../find-redirects";
import { readNotice } from "../on-create-node";
import { landingPage } from "../../content-types";
import { relatePosts, sortPosts } from "./relate-posts";

type PageNode = Record<"id" | "key" | "path", string>;

/** Creates all pages from content, and the redirects. */
export function createPages(args: CreatePagesArgs): void {
  const { actions, getNodesByType } = args;
  const find = <Schema extends z.ZodObject>({ name }: ContentType<Schema>) =>
    // Nodes contain validated values only.
    getNodesByType(name) as unknown as (z.output<Schema> & PageNode)[];
  const landingPages = find(landingPage);
  const caseList = landingPages.find(({ path }) => path === routes.caseStudies);
  const cases = find(caseStudy).sort((a, b) => a.position - b.position);
  const posts = sortPosts(find(blogPost));
  // Computed once and passed as ids: a query that reads all posts would make each page of the blog depend on all of them, and an
  // edit would rerun a thousand queries.
  const related = relatePosts(posts);
  const categories = find(blogCategory)
    .map(({ id, key }) => {
      return {
        id,
        key,
        own: posts.filter((post) => post.categories.includes(key)),
      };
    })
    .filter(({ own }) => own.length > 0);
  const categoryIds = categories.map(({ id }) => id);
  const pages = [
    ...landingPages.map((record) => buildPage("landing", record)),
    ...posts.map((post, place) =>
      buildPage("blog-post", post, {
        relatedIds: related[place]?.map(({ id }) => id) ?? [],
      }),
    ),
    ...find(legalPage).map((record) => buildPage("legal", record)),
    ...find(article).map((record) => buildPage("article", record)),
    // Each case study links to the next one, and the last to the first.
    ...cases.map((record, place) =>
      buildPage("case-study", record, {
        nextId: cases[(place + 1) % cases.length]?.id,
        listId: caseList?.id ?? "",
      }),
    ),
    ...buildListPages("blog-index", posts, routes.blogPage, { categoryIds }),
    ...categories.flatMap(({ id, key, own }) => {
      const formatPath = (page: number) => routes.blogCategory(key, page);
      const context = { id, categoryIds };
      return buildListPages("blog-category", own, formatPath, context);
    }),
  ];
  for (const page of pages) actions.createPage<object>(page);
  // A click on such a URL loads a document, which the host or its own page redirects.
  for (const [fromPath, toPath] of Object.entries(findRedirects(args)))
    actions.createRedirect({ fromPath, toPath, isPermanent: true });
}

function formatPage(path: string, template: string, context: object) {
  const component = resolve(`src/view/templates/${template}.tsx`);
  return { path, component, context };
}

function buildPage(template: string, record: PageNode, more: object = {}) {
  const { id, path } = record;
  const notice = readNotice(record);
  return formatPage(path, template, { id, ...more, notice });
}

/** A list without posts has one page. */
function buildListPages(
  template: string,
  posts: readonly PageNode[],
  formatPath: (page: number) => string,
  more: object,
) {
  const pageCount = Math.max(1, Math.ceil(posts.length / postsPerPage));
  return Array.from({ length: pageCount }, (_, before) => {
    const page = before + 1;
    const first = before * postsPerPage;
    const shown = posts.slice(first, first + postsPerPage);
    const postIds = shown.map(({ id }) => id);
    const context = { ...more, postIds, page, pageCount };
    return formatPage(formatPath(page), template, context);
  });
}
