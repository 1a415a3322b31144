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
import { findPostsOf, relatePosts, sortPosts } from "./relate-posts";

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
    .map((category) => ({ ...category, posts: findPostsOf(category, posts) }))
    .filter((category) => category.posts.length > 0);
  const categoryIds = categories.map(({ id }) => id);
  const pages = [
    ...landingPages.map((record) => buildPage("landing", record)),
    ...posts.map((post, place) =>
      buildPage("blog-post", post, {
        // Not undefined: a filter without a value matches any post.
        newerId: posts[place - 1]?.id ?? null,
        olderId: posts[place + 1]?.id ?? null,
        relatedIds: related[place]?.map(({ id }) => id) ?? [],
      }),
    ),
    ...find(legalPage).map((record) => buildPage("legal", record)),
    ...find(article).map((record) => buildPage("article", record)),
    // Each case study links to the next one, and the last to the first.
    ...cases.map((record, place) => {
      const nextId = cases[(place + 1) % cases.length]?.id;
      return buildPage("case-study", record, {
        nextId,
        listId: caseList?.id ?? "",
      });
    }),
    ...buildListPages("blog-index", posts, routes.blogPage, { categoryIds }),
    ...categories.flatMap(({ id, key, posts: own }) => {
      const formatPath = (page: number) => routes.blogCategory(key, page);
      return buildListPages("blog-category", own, formatPath, {
        id,
        categoryIds,
      });
    }),
  ];
  for (const page of pages) actions.createPage<object>(page);
  // For developers. Nothing in `src/` imports this folder, so visitors get neither its code nor its query.
  const gallery = {
    path: "/gallery",
    component: resolve("src/tools/gallery/gallery.tsx"),
    context: {},
  };
  if (process.env.NODE_ENV === "development") actions.createPage(gallery);
  // A click on such a URL loads a document, which the host or its own page redirects.
  for (const [fromPath, toPath] of Object.entries(findRedirects(args)))
    actions.createRedirect({ fromPath, toPath, isPermanent: true });
}

const findTemplate = (name: string) =>
  resolve(`src/view/templates/${name}.tsx`);

function buildPage(template: string, record: PageNode, more: object = {}) {
  const { id, path } = record;
  const context = { id, ...more, notice: readNotice(record) };
  return { path, component: findTemplate(template), context };
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
    const shown = posts.slice(
      before * postsPerPage,
      (before + 1) * postsPerPage,
    );
    const page = before + 1;
    const postIds = shown.map(({ id }) => id);
    const context = { ...more, postIds, page, pageCount };
    return {
      path: formatPath(page),
      component: findTemplate(template),
      context,
    };
  });
}
