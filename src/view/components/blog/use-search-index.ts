import { withPrefix } from "gatsby";
import { useEffect, useMemo, useState } from "react";
import { routes, searchIndexPath } from "../../../lib/urls/routes";
import type { SearchIndex } from "../../../lib/search-index";
import type { ListedPost } from "./post-card";

type Authors = readonly Queries.PostAuthorFragment[];

/** Fetches the whole blog's posts when first needed, and retries on demand after a failure. */
export function useSearchIndex(isWanted: boolean, authors: Authors) {
  const [index, setIndex] = useState<SearchIndex>();
  const [hasFailed, setHasFailed] = useState(false);
  const isMissing = isWanted && index === undefined;

  useEffect(() => {
    if (!isMissing) return;
    setHasFailed(false);
    fetchIndex().then(setIndex, () => setHasFailed(true));
  }, [isMissing]);

  const posts = useMemo(
    () => index && parseListedPosts(index, authors),
    [index, authors],
  );

  return { posts, hasFailed: isMissing && hasFailed };
}

async function fetchIndex(): Promise<SearchIndex> {
  const response = await fetch(withPrefix(searchIndexPath));
  if (!response.ok) throw new Error(response.statusText);
  return (await response.json()) as SearchIndex;
}

function parseListedPosts(
  { posts }: SearchIndex,
  authors: Authors,
): ListedPost[] {
  return posts.flatMap(({ key, author: authorKey, categories, ...words }) => {
    const author = authors.find((each) => each.key === authorKey);
    const inCategories = categories.map((category) => ({ key: category }));
    if (!author) return [];
    return {
      ...words,
      path: routes.blogPost(key),
      author,
      categories: inCategories,
    };
  });
}
