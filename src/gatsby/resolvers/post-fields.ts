import { toPlainText } from "../../content/markdown/markdown";
import { toReadingTime } from "../../site/reading-time";
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

/** The fields of a post that are worked out from its text. */
export const postFields = {
  readingTime: {
    type: "Int!",
    description: "Whole minutes that reading it takes, at 230 words a minute; 1 at least.",
    resolve: ({ body }: { body: string }) => toReadingTime(toPlainText(body)),
  },
};
