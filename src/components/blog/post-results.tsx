import { css } from "@emotion/react";
import { memo, useState } from "react";
import { routes, postsPerPage } from "../../site/urls/routes";
import { type PostFilter, filterPosts, isFiltering, writeFilter } from "./filter-posts";
import { Pagination } from "./pagination";
import { pill } from "./pill";
import { PostGrid } from "./post-grid";
import { useSearchIndex } from "./use-search-index";
import { fillMessage } from "../../site/format/fill-message";
import { size } from "../../theme/tokens";

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

interface ResultsStatusProps {
  words: Queries.BlogIndexWordsFragment;
  filter: PostFilter;
  count: number;
  /** While the posts of other pages are on their way, none is not yet a result. */
  isLoading: boolean;
  isLimited: boolean;
}

/** Says what a filter left, and that the last one is gone. It stands before there is news: else that would not be read out. */
function ResultsStatus({ words, filter, count, isLoading, isLimited }: ResultsStatusProps) {
  const isFiltered = isFiltering(filter);
  const [wasFiltered, setWasFiltered] = useState(isFiltered);
  if (isFiltered && !wasFiltered) setWasFiltered(true);
  const isEmpty = count === 0 && !isLoading;
  const isSeen = isEmpty || isLimited;
  return (
    <p
      role="status"
      css={resultsStatusStyles.message}
      className={isSeen ? undefined : "visually-hidden"}
    >
      {/* Words that stay the same would not be read out again: another choice of filters writes them anew. */}
      <span key={`${filter.category} ${String(filter.query.trim() === "")}`}>
        {isEmpty && words.emptyMessage}
        {isFiltered && count > 0 && fillMessage(words.foundMessage, { count })}
        {!isFiltered && wasFiltered && words.unfilteredMessage}
        {isLimited && ` ${words.searchLimited}`}
      </span>
    </p>
  );
}

const resultsStatusStyles = {
  message: css({ fontSize: size.lead }),
};
