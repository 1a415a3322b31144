import { toPlainText } from "../../content/markdown/markdown";
import { toReadingTime } from "../../site/format/reading-time";
import { type RelatablePost, relatePosts } from "../create-pages/relate-posts";
import type { QueryContext } from "./query-context";

/** Posts that are named by their ids. Their pages ask for the few posts that they lead on to, and depend on no others. */
export const postsById = {
  type: "[BlogPost!]!",
  description:
    "Posts by the ids of their nodes, in that order; an id that no post has is left out.",
  args: {
    ids: { type: "[String!]!", description: "Ids as `allBlogPost { nodes { id } }` tells them." },
  },
  resolve: (_source: unknown, { ids }: { ids: readonly string[] }, { nodeModel }: QueryContext) =>
    ids.flatMap((id) => nodeModel.getNodeById({ id, type: "BlogPost" }) ?? []),
};

/** The fields of a category that depend on the posts. */
export const categoryFields = {
  postCount: {
    type: "Int!",
    description: "How many posts are filed under it; a category without posts has no page.",
    resolve: async ({ key }: { key: string }, _args: unknown, { nodeModel }: QueryContext) => {
      const { entries } = await nodeModel.findAll({ type: "BlogPost", query: {} });
      return [...entries].filter(
        ({ categories }) => Array.isArray(categories) && categories.includes(key),
      ).length;
    },
  },
};

type PostNode = RelatablePost & { publishDate: string; key: string };

/** The fields of a post that depend on its text, or on other posts. */
export const postFields = {
  related: {
    type: "[BlogPost!]!",
    description: "The posts that share most with it, as its page lists them.",
    resolve: async ({ id }: PostNode, _args: unknown, { nodeModel }: QueryContext) => {
      const { entries } = await nodeModel.findAll({ type: "BlogPost", query: {} });
      const posts = ([...entries] as unknown as PostNode[]).sort(
        (a, b) => compare(b.publishDate, a.publishDate) || compare(a.key, b.key),
      );
      const ids = relatePosts(posts)[posts.findIndex((post) => post.id === id)] ?? [];
      return ids.map((related) => posts.find((post) => post.id === related));
    },
  },
  readingTime: {
    type: "Int!",
    description: "Whole minutes that reading it takes, at 230 words a minute; 1 at least.",
    resolve: ({ body }: { body: string }) => toReadingTime(toPlainText(body)),
  },
};

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
