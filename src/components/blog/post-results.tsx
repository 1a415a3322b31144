import { css } from "@emotion/react";
import { memo, useState } from "react";
import { routes } from "../../site/routes";
import { filterPosts, isFiltering, writeFilter } from "./filter-posts";
import type { PostFilter } from "./filter-posts";
import { Pagination } from "./pagination";
import { pill } from "./pill";
import { PostGrid } from "./post-grid";
import { ResultsStatus } from "./results-status";
import { useSearchIndex } from "./use-search-index";
import { postsPerPage } from "../../site/blog";

export interface PostResultsProps {
  authors: readonly Queries.PostAuthorFragment[];
  words: Queries.BlogIndexWordsFragment;
  posts: readonly Queries.PostCardFragment[];
  page: number;
  pageCount: number;
  filter: PostFilter;
}

/** The posts that a filter leaves: those of this page until all posts are there, a page of them at a time. */
export const PostResults = memo(function PostResults({
  words,
  authors,
  posts,
  page,
  pageCount,
  filter,
}: PostResultsProps) {
  const isFiltered = isFiltering(filter);
  const needsIndex = isFiltered && pageCount > 1;
  const all = useSearchIndex(needsIndex, authors);
  const found = filterPosts((needsIndex ? all.posts : undefined) ?? posts, filter);
  const { first: shown, hasMore, showMore } = useFirstPosts(found, writeFilter(filter));
  const isLoading = needsIndex && !all.posts && !all.hasFailed;
  return (
    <>
      <ResultsStatus
        words={words}
        filter={filter}
        count={found.length}
        isLoading={isLoading}
        isLimited={all.hasFailed}
      />
      <PostGrid posts={shown} />
      {hasMore && (
        <button type="button" css={[pill, styles.more]} onClick={showMore}>
          {words.moreResults}
        </button>
      )}
      {!isFiltered && (
        <Pagination
          page={page}
          pageCount={pageCount}
          toPath={routes.blogPage}
          newerLabel={words.newerPosts}
          olderLabel={words.olderPosts}
        />
      )}
    </>
  );
});

const styles = {
  more: css({ justifySelf: "start" }),
};

/**
 * The first posts of a long result, and more of them on demand: a thousand cards at once would hold up what the visitor types.
 * @param search what was searched for; a new search begins with the first posts again
 */
function useFirstPosts<Post>(posts: readonly Post[], search: string) {
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
