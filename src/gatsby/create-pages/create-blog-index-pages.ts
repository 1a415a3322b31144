import { resolve } from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { routes, postsPerPage } from "../../site/urls/routes";
import { runQuery } from "../run-query";

/** Creates the pages of the blog's list, and of the list of each category that has posts. */
export async function createBlogIndexPages(args: CreatePagesArgs): Promise<void> {
  const { allBlogPost, allBlogCategory } = await runQuery<Queries.BlogIndexPagesQuery>(
    args,
    "BlogIndexPages",
    /* GraphQL */ `
      query BlogIndexPages {
        allBlogPost {
          totalCount
        }
        allBlogCategory {
          nodes {
            id
            key
            postCount
          }
        }
      }
    `,
  );
  createListPages(args, {
    component: resolve("src/templates/blog-index.tsx"),
    // The blog is there before its first post.
    postCount: Math.max(1, allBlogPost.totalCount),
    toPath: routes.blogPage,
  });
  for (const { id, key, postCount } of allBlogCategory.nodes) {
    createListPages(args, {
      component: resolve("src/templates/blog-category.tsx"),
      postCount,
      toPath: (page) => routes.blogCategory(key, page),
      context: { id },
    });
  }
}

interface ListPages {
  component: string;
  postCount: number;
  toPath: (page: number) => string;
  context?: object;
}

function createListPages(
  { actions }: Pick<CreatePagesArgs, "actions">,
  { component, postCount, toPath, context }: ListPages,
): void {
  const pageCount = Math.ceil(postCount / postsPerPage);
  for (let page = 1; page <= pageCount; page += 1) {
    actions.createPage({
      path: toPath(page),
      component,
      context: {
        ...context,
        limit: postsPerPage,
        skip: (page - 1) * postsPerPage,
        page,
        pageCount,
      },
    });
  }
}
