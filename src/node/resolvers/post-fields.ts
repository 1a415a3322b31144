import type { QueryContext } from "./query-context";

/** What is read of a post's node; the lists hold keys. */
export interface PostNode {
  key: string;
  publishDate: string;
  categories: readonly string[];
  tags: readonly string[];
}

const relatedCount = 3;

/** All posts, the newest first; those of one day by their keys, so that the order never changes by itself. */
async function readPosts({ nodeModel }: QueryContext): Promise<PostNode[]> {
  const { entries } = await nodeModel.findAll({ type: "BlogPost", query: {} });
  return ([...entries] as PostNode[]).sort(
    (a, b) => b.publishDate.localeCompare(a.publishDate) || a.key.localeCompare(b.key),
  );
}

async function findNeighbor(post: PostNode, step: number, context: QueryContext) {
  const posts = await readPosts(context);
  return posts[posts.findIndex(({ key }) => key === post.key) + step] ?? null;
}

/**
 * The posts that share most with a post, the newest first where they share as much: a category counts like two
 * tags. The posts before and after it are left out, since its page leads there anyway.
 */
export function findRelated(post: PostNode, posts: readonly PostNode[]): PostNode[] {
  const place = posts.findIndex(({ key }) => key === post.key);
  const countShared = (list: "categories" | "tags", other: PostNode) =>
    other[list].filter((entry) => post[list].includes(entry)).length;
  return posts
    .filter((_, index) => Math.abs(index - place) > 1)
    .map((other) => ({
      other,
      score: 2 * countShared("categories", other) + countShared("tags", other),
    }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, relatedCount)
    .map(({ other }) => other);
}

/** The fields of a post that depend on the other posts. */
export const postFields = {
  newer: {
    type: "BlogPost",
    description: "The post that came out after this one; none after the newest.",
    resolve: (post: PostNode, _args: unknown, context: QueryContext) =>
      findNeighbor(post, -1, context),
  },
  older: {
    type: "BlogPost",
    description: "The post that came out before this one; none before the first.",
    resolve: (post: PostNode, _args: unknown, context: QueryContext) =>
      findNeighbor(post, 1, context),
  },
  related: {
    type: "[BlogPost!]!",
    description:
      "Up to three posts that share most categories and tags with this one, without its neighbors.",
    resolve: async (post: PostNode, _args: unknown, context: QueryContext) =>
      findRelated(post, await readPosts(context)),
  },
};

/** The fields of a category that depend on the posts. */
export const categoryFields = {
  postCount: {
    type: "Int!",
    description: "How many posts are filed under it; a category without posts has no page.",
    resolve: async ({ key }: { key: string }, _args: unknown, context: QueryContext) =>
      (await readPosts(context)).filter(({ categories }) => categories.includes(key)).length,
  },
};
