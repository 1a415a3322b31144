import type { IndexedPost, SearchIndex } from "../../site/search-index";

/** A post as GraphQL answers it. */
export interface SearchablePost extends Pick<
  IndexedPost,
  "key" | "title" | "excerpt" | "publishDate"
> {
  author: { key: string };
  categories: readonly { key: string }[];
}

/** The fields of a post that the search needs. */
export const searchableFields = "key title excerpt publishDate author { key } categories { key }";

/** What the search of the blog fetches. */
export function toSearchIndex(posts: readonly SearchablePost[]): SearchIndex {
  return {
    posts: posts.map(({ key, title, excerpt, publishDate, author, categories }) => ({
      ...{ key, title, excerpt, publishDate },
      author: author.key,
      categories: categories.map((category) => category.key),
    })),
  };
}
