import { parseMarkdown, plainTextOf } from "../../content/markdown/markdown";
import { readingTimeOf } from "../../lib/format/reading-time";
import { type QueryContext, field } from "./field";

/** Posts by id, so that a page depends only on the posts it shows. */
export const postsById = {
  type: "[BlogPost!]!",
  description:
    "Posts by their node ids, in the same order. Unknown ids are ignored.",
  args: {
    ids: {
      type: "[String!]!",
      description: "Ids from `allBlogPost { nodes { id } }`.",
    },
  },
  resolve: (
    _source: unknown,
    { ids }: { ids: readonly string[] },
    { nodeModel }: QueryContext,
  ) =>
    ids.flatMap((id) => nodeModel.getNodeById({ id, type: "BlogPost" }) ?? []),
};

export const readingTime = field(
  "Int!",
  "Reading time in whole minutes, at 230 words per minute; at least 1.",
  ({ body }: { body: string }) =>
    readingTimeOf(plainTextOf(parseMarkdown(body))),
);
