import { renderPlainText } from "../../content/markdown/markdown";
import { readingTimeOf } from "../../site/format/reading-time";
import { type PostNode, countPosts, relatePosts, sortPosts } from "../create-pages/relate-posts";
import { type QueryContext, field } from "./field";

async function findPosts({ nodeModel }: QueryContext): Promise<PostNode[]> {
  const { entries } = await nodeModel.findAll({ type: "BlogPost", query: {} });
  return [...entries] as unknown as PostNode[];
}

/** Posts by id, so that a page depends only on the few posts it links to. */
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

export const postCount = field(
  "Int!",
  "How many posts are filed under it; a category without posts has no page.",
  async ({ key }: { key: string }, context) => countPosts(await findPosts(context), key),
);

export const related = field(
  "[BlogPost!]!",
  "The posts that share most with it, as its page lists them.",
  async ({ id }: { id: string }, context) => {
    const posts = sortPosts(await findPosts(context));
    return relatePosts(posts)[posts.findIndex((post) => post.id === id)] ?? [];
  },
);

export const readingTime = field(
  "Int!",
  "Whole minutes that reading it takes, at 230 words a minute; 1 at least.",
  ({ body }: { body: string }) => readingTimeOf(renderPlainText(body)),
);
