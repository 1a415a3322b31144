import type { PublishedData } from "../published-data";

type Texts = Pick<PublishedData, "allBlogPost" | "allArticle">;

/** The days of change that writers state, YYYY-MM-DD, by the path of the page: of a text that was never changed, its first. */
export function toStatedDays({ allBlogPost, allArticle }: Texts): Map<string, string> {
  return new Map([
    ...allBlogPost.nodes.map(
      ({ path, publishDate, updatedDate }) => [path, updatedDate ?? publishDate] as const,
    ),
    ...allArticle.nodes.map(({ path, updatedDate }) => [path, updatedDate] as const),
  ]);
}
