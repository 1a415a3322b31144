import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { fillMessage } from "../../site/fill-message";
import { routes } from "../../site/routes";
import { size } from "../../theme/tokens";
import { filterPosts } from "./filter-posts";
import { Pagination } from "./pagination";
import { PostFilterForm } from "./post-filter-form";
import { PostGrid } from "./post-grid";
import { useAllPosts } from "./use-all-posts";
import { usePostFilter } from "./use-post-filter";

interface PostListProps {
  words: Queries.BlogIndexWordsFragment;
  categories: Parameters<typeof PostFilterForm>[0]["categories"];
  posts: readonly Queries.PostCardFragment[];
  page: number;
  pageCount: number;
  location: { pathname: string; search: string };
}

/** The posts, and what narrows them down. */
export function PostList({ words, categories, posts, page, pageCount, location }: PostListProps) {
  const { filter, changeFilter } = usePostFilter(location);
  const isFiltered = filter.query !== "" || filter.category !== "";
  const all = useAllPosts(posts, pageCount, isFiltered);
  const shown = filterPosts(all.posts, filter);
  const isEmpty = shown.length === 0 && !all.isLoading;
  return (
    <>
      <PostFilterForm
        words={words}
        categories={categories}
        filter={filter}
        onChange={changeFilter}
      />
      <p role="status" css={styles.message} className={isEmpty ? undefined : "visually-hidden"}>
        {isEmpty && words.emptyMessage}
        {isFiltered && shown.length > 0 && fillMessage(words.foundMessage, { count: shown.length })}
      </p>
      <PostGrid posts={shown} />
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

const styles = { message: css({ fontSize: size.lead }) };

export const blogIndexWordsFragment = graphql`
  fragment BlogIndexWords on BlogIndex {
    searchLabel
    searchPlaceholder
    categoriesLabel
    allCategories
    emptyMessage
    foundMessage
    newerPosts
    olderPosts
  }
`;
