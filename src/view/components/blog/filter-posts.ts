import type { ListedPost } from "./post-card";

/** The visitor's filter; empty strings match everything. */
export interface PostFilter {
  query: string;
  category: string;
}

/** The posts of the category that have every word. */
export function filterPosts(
  posts: readonly ListedPost[],
  { query, category }: PostFilter,
): ListedPost[] {
  const words = fold(query).split(/[\s\p{Dash}]+/u);
  return posts.filter(({ title, excerpt, categories }) => {
    const text = fold(`${title} ${excerpt}`);
    return (
      words.every((word) => text.includes(word)) &&
      (category === "" || categories.some(({ key }) => key === category))
    );
  });
}

/** Without case, accents and quotes, which visitors type differently. */
function fold(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[\p{M}\p{Quotation_Mark}]/gu, "")
    .toLowerCase();
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
