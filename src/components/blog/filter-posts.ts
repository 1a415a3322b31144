import type { ListedPost } from "./post-card";

/** What the visitor looks for; empty texts look for everything. */
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
  const words = toPlainSigns(query.trim());
  return posts.filter(
    ({ title, excerpt, categories }) =>
      [title, excerpt].some((text) => toPlainSigns(text).includes(words)) &&
      (category === "" || categories.some(({ key }) => key === category)),
  );
}

/** Keyboards of phones write some of the typesetter's signs, others none. */
function toPlainSigns(text: string): string {
  return text.toLowerCase().replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replaceAll("–", "-");
}

/** Reads a filter from the query of an address, such as `?q=llm&category=ai`. */
export function readFilter(search: string): PostFilter {
  const parameters = new URLSearchParams(search);
  return { query: parameters.get("q") ?? "", category: parameters.get("category") ?? "" };
}

/** The query of the address that shows a filter; empty for no filter at all. */
export function writeFilter({ query, category }: PostFilter): string {
  const parameters = new URLSearchParams();
  if (query.trim() !== "") parameters.set("q", query.trim());
  if (category !== "") parameters.set("category", category);
  const written = parameters.toString();
  return written === "" ? "" : `?${written}`;
}
