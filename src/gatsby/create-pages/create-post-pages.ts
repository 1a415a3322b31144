import { resolve } from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { runQuery } from "../run-query";
import { relatePosts } from "./relate-posts";

/**
 * Creates the page of every post. Which posts a page leads on to is found here, once for all of them, and given to it as ids: a field
 * that looked at all posts would make every page of the blog depend on every post, and each edit would ask for a thousand pages.
 */
export async function createPostPages(args: CreatePagesArgs): Promise<void> {
  const { allBlogPost } = await runQuery<Queries.BlogPostPagesQuery>(
    args,
    "BlogPostPages",
    /* GraphQL */ `
      query BlogPostPages {
        allBlogPost(sort: [{ publishDate: DESC }, { key: ASC }]) {
          nodes {
            id
            path
            notice
            tags
            categories {
              key
            }
          }
        }
      }
    `,
  );
  const posts = allBlogPost.nodes;
  const related = relatePosts(
    posts.map((post) => ({ ...post, categories: post.categories.map(({ key }) => key) })),
  );
  posts.forEach(({ id, path, notice }, place) => {
    args.actions.createPage({
      path,
      component: resolve("src/templates/blog-post.tsx"),
      context: {
        id,
        // Never undefined: a filter without a value finds any post.
        newerId: posts[place - 1]?.id ?? null,
        olderId: posts[place + 1]?.id ?? null,
        relatedIds: related[place] ?? [],
        notice: notice ?? undefined,
      },
    });
  });
}
