import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { fillMessage } from "../../site/fill-message";
import { routes } from "../../site/routes";
import { size } from "../../theme/tokens";
import { filterPosts, writeFilter } from "./filter-posts";
import { Pagination } from "./pagination";
import { pill } from "./pill";
import { PostFilterForm } from "./post-filter-form";
import { PostGrid } from "./post-grid";
import { useFirstPosts } from "./use-first-posts";
import { usePostFilter } from "./use-post-filter";
import { useSearchIndex } from "./use-search-index";

interface PostListProps {
  authors: readonly Queries.PostAuthorFragment[];
  words: Queries.BlogIndexWordsFragment;
  categories: Parameters<typeof PostFilterForm>[0]["categories"];
  posts: readonly Queries.PostCardFragment[];
  page: number;
  pageCount: number;
  location: { pathname: string; search: string };
}

/** The posts, and what narrows them down: those of this page until all posts are there, a page of them at a time. */
export function PostList({
  words,
  categories,
  authors,
  posts,
  page,
  pageCount,
  location,
}: PostListProps) {
  const { filter, changeFilter } = usePostFilter(location);
  const isFiltered = filter.query !== "" || filter.category !== "";
  const needsIndex = isFiltered && pageCount > 1;
  const all = useSearchIndex(needsIndex, authors);
  const found = filterPosts((needsIndex ? all.posts : undefined) ?? posts, filter);
  const { first: shown, hasMore, showMore } = useFirstPosts(found, writeFilter(filter));
  const isLoading = needsIndex && !all.posts && !all.hasFailed;
  const isEmpty = found.length === 0 && !isLoading;
  return (
    <>
      <PostFilterForm
        words={words}
        categories={categories}
        filter={filter}
        onChange={changeFilter}
      />
      <p
        role="status"
        css={styles.message}
        className={isEmpty || all.hasFailed ? undefined : "visually-hidden"}
      >
        {isEmpty && words.emptyMessage}
        {isFiltered && found.length > 0 && fillMessage(words.foundMessage, { count: found.length })}
        {all.hasFailed && ` ${words.searchLimited}`}
      </p>
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
}

const styles = {
  message: css({ fontSize: size.lead }),
  more: css({ justifySelf: "start" }),
};

export const blogIndexWordsFragment = graphql`
  fragment BlogIndexWords on BlogIndex {
    searchLabel
    searchPlaceholder
    categoriesLabel
    allCategories
    emptyMessage
    foundMessage
    searchLimited
    moreResults
    newerPosts
    olderPosts
  }
`;
