import { useState } from "react";
import { postsPerPage } from "../../site/blog";

/**
 * The first posts of a long result, and more of them on demand: a thousand cards at once would hold up what the visitor types.
 * @param search what was searched for; a new search begins with the first posts again
 */
export function useFirstPosts<Post>(posts: readonly Post[], search: string) {
  const [asked, setAsked] = useState({ search, count: postsPerPage });
  const count = asked.search === search ? asked.count : postsPerPage;
  return {
    first: posts.slice(0, count),
    hasMore: posts.length > count,
    showMore: () => {
      setAsked({ search, count: count + postsPerPage });
    },
  };
}
