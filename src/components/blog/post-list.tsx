import { graphql } from "gatsby";
import { useDeferredValue } from "react";
import { PostFilterForm } from "./post-filter-form";
import { PostResults } from "./post-results";
import type { PostResultsProps } from "./post-results";
import { usePostFilter } from "./use-post-filter";

interface PostListProps extends Omit<PostResultsProps, "filter"> {
  categories: Parameters<typeof PostFilterForm>[0]["categories"];
  location: { pathname: string; search: string };
}

/** The posts, and what narrows them down. */
export function PostList({ categories, location, ...results }: PostListProps) {
  const { filter, changeFilter } = usePostFilter(location);
  // A letter stands in its field before the posts are looked through for it.
  const settled = useDeferredValue(filter);
  return (
    <>
      <PostFilterForm
        words={results.words}
        categories={categories}
        filter={filter}
        onChange={changeFilter}
      />
      <PostResults {...results} filter={settled} />
    </>
  );
}

export const blogIndexWordsFragment = graphql`
  fragment BlogIndexWords on BlogIndex {
    searchLabel
    searchPlaceholder
    categoriesLabel
    allCategories
    emptyMessage
    foundMessage
    unfilteredMessage
    searchLimited
    moreResults
    newerPosts
    olderPosts
  }
`;
