import { css } from "@emotion/react";
import { memo, useState } from "react";
import { routes, postsPerPage } from "../../site/urls/routes";
import { type PostFilter, filterPosts, writeFilter } from "./filter-posts";
import { Pagination } from "./pagination";
import { pill } from "./pill";
import { PostGrid } from "./post-card";
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

/** The filtered posts, in batches: only this page's posts until the search index has loaded. */
export const PostResults = memo(function PostResults(props: PostResultsProps) {
  const { words, authors, posts, page, pageCount, filter } = props;
  const search = writeFilter(filter);
  const isFiltered = search !== "";
  const needsIndex = isFiltered && pageCount > 1;
  const all = useSearchIndex(needsIndex, authors);
  const found = filterPosts((needsIndex ? all.posts : undefined) ?? posts, filter);
  // Rendering a thousand cards would delay typing. A new search starts with the first batch.
  const [asked, setAsked] = useState({ search, count: postsPerPage });
  const count = asked.search === search ? asked.count : postsPerPage;
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
      <PostGrid posts={found.slice(0, count)} />
      {found.length > count && (
        <button
          type="button"
          css={[pill, styles.more]}
          onClick={() => setAsked({ search, count: count + postsPerPage })}
        >
          {words.moreResults}
        </button>
      )}
      {!isFiltered && (
        <Pagination page={page} pageCount={pageCount} toPath={routes.blogPage} words={words} />
      )}
    </>
  );
});

interface ResultsStatusProps extends Pick<PostResultsProps, "words" | "filter"> {
  count: number;
  /** While other pages' posts are loading, zero is not a result yet. */
  isLoading: boolean;
  isLimited: boolean;
}

/** Announces the result count and when the filter is cleared. Always rendered, because a new live region is not announced. */
function ResultsStatus({ words, filter, count, isLoading, isLimited }: ResultsStatusProps) {
  const isFiltered = writeFilter(filter) !== "";
  const [wasFiltered, setWasFiltered] = useState(isFiltered);
  if (isFiltered && !wasFiltered) setWasFiltered(true);
  const isEmpty = count === 0 && !isLoading;
  const className = isEmpty || isLimited ? undefined : "visually-hidden";
  return (
    <p role="status" css={styles.message} className={className}>
      {/* Unchanged text is not announced again, so another filter gets a new element. */}
      <span key={`${filter.category} ${String(filter.query.trim() === "")}`}>
        {isEmpty && words.emptyMessage}
        {isFiltered && count > 0 && fillMessage(words.foundMessage, { count })}
        {!isFiltered && wasFiltered && words.unfilteredMessage}
        {isLimited && ` ${words.searchLimited}`}
      </span>
    </p>
  );
}

const styles = { more: css({ justifySelf: "start" }), message: css({ fontSize: size.lead }) };
