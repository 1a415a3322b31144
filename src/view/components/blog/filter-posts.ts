import type { ListedPost } from "./post-card";

/** The visitor's filter; empty strings match everything. */
export interface PostFilter {
  query: string;
  category: string;
}

type FilteredPost = Pick<ListedPost, "title" | "excerpt" | "categories">;

/** The posts that match both the words and the category. */
export function filterPosts<Post extends FilteredPost>(
  posts: readonly Post[],
  { query, category }: PostFilter,
): Post[] {
  const words = normalizeText(query.trim());
  return posts.filter(
    ({ title, excerpt, categories }) =>
      [title, excerpt].some((text) => normalizeText(text).includes(words)) &&
      (category === "" || categories.some(({ key }) => key === category)),
  );
}

/** Phone keyboards insert some typographic characters, others none. */
function normalizeText(text: string): string {
  const withPlainQuotes = text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"');
  return withPlainQuotes.replaceAll("–", "-").toLowerCase();
}

/** Parses a filter from a URL's query, such as `?q=llm&category=ai`. */
export function readFilter(search: string): PostFilter {
  const parameters = new URLSearchParams(search);
  return {
    query: parameters.get("q") ?? "",
    category: parameters.get("category") ?? "",
  };
}

/** The URL query for a filter; empty without a filter. */
export function writeFilter({ query, category }: PostFilter): string {
  const parameters = new URLSearchParams();
  if (query.trim() !== "") parameters.set("q", query.trim());
  if (category !== "") parameters.set("category", category);
  const written = parameters.toString();
  return written === "" ? "" : `?${written}`;
}
