import { withPrefix } from "gatsby";
import { useEffect, useState } from "react";
import { routes } from "../../site/routes";

type Post = Queries.PostCardFragment;

interface PageData {
  result: { data: { allBlogPost: { nodes: Post[] } } };
}

/** The posts of this page; once they are wanted, those of every other page of the list as well. */
export function useAllPosts(
  posts: readonly Post[],
  pageCount: number,
  isWanted: boolean,
): { posts: readonly Post[]; isLoading: boolean } {
  const [allPosts, setAllPosts] = useState<readonly Post[]>();
  const [hasFailed, setHasFailed] = useState(false);
  const isMissing = isWanted && pageCount > 1 && allPosts === undefined;

  useEffect(() => {
    if (!isMissing) return;
    const pages = Array.from({ length: pageCount }, (_, index) => fetchPage(index + 1));
    Promise.all(pages)
      .then((lists) => {
        setAllPosts(lists.flat());
      })
      .catch(() => {
        // Off line, the posts of this page can still be searched.
        setHasFailed(true);
      });
  }, [isMissing, pageCount]);

  return { posts: (isWanted ? allPosts : undefined) ?? posts, isLoading: isMissing && !hasFailed };
}

/** Gatsby serves the data of every page beside it; the list needs no index of its own. */
async function fetchPage(page: number): Promise<Post[]> {
  const response = await fetch(withPrefix(`/page-data${routes.blogPage(page)}/page-data.json`));
  const { result } = (await response.json()) as PageData;
  return result.data.allBlogPost.nodes;
}
