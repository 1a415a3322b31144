import { withPrefix } from "gatsby";
import { useEffect, useState } from "react";
import { routes, searchIndexPath } from "../../../lib/urls/routes";
import type { SearchIndex } from "../../../lib/search-index";
import type { ListedPost } from "./post-card";

type Authors = readonly Queries.PostAuthorFragment[];

/** Fetches the whole blog's posts when first needed, and retries on demand after a failure. */
export function useSearchIndex(isWanted: boolean, authors: Authors) {
  const [posts, setPosts] = useState<ListedPost[]>();
  const [hasFailed, setHasFailed] = useState(false);
  const isMissing = isWanted && posts === undefined;

  useEffect(() => {
    if (!isMissing) return;
    setHasFailed(false);
    fetchPosts(authors).then(setPosts, () => setHasFailed(true));
  }, [isMissing, authors]);

  return { posts, hasFailed: isMissing && hasFailed };
}

async function fetchPosts(authors: Authors): Promise<ListedPost[]> {
  const response = await fetch(withPrefix(searchIndexPath));
  if (!response.ok) throw new Error(response.statusText);
  const { posts } = (await response.json()) as SearchIndex;
  return posts.flatMap(({ key, author: authorKey, categories, ...words }) => {
    const author = authors.find((each) => each.key === authorKey);
    if (!author) return [];
    return {
      ...words,
      path: routes.blogPost(key),
      author,
      categories: categories.map((category) => ({ key: category })),
    };
  });
}
