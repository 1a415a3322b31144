import { resolve } from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { postsPerPage } from "../../site/blog";
import { routes } from "../../site/routes";
import { runQuery } from "../run-query";

/** Creates the pages of the blog's list: however many posts there are, each page holds a bounded number. */
export async function createBlogIndexPages(args: CreatePagesArgs): Promise<void> {
  const { allBlogPost } = await runQuery<Queries.BlogIndexPagesQuery>(
    args,
    "BlogIndexPages",
    /* GraphQL */ `
      query BlogIndexPages {
        allBlogPost {
          totalCount
        }
      }
    `,
  );
  const pageCount = Math.max(1, Math.ceil(allBlogPost.totalCount / postsPerPage));
  for (let page = 1; page <= pageCount; page += 1) {
    args.actions.createPage({
      path: routes.blogPage(page),
      component: resolve("src/templates/blog-index.tsx"),
      context: { limit: postsPerPage, skip: (page - 1) * postsPerPage, page, pageCount },
    });
  }
}
