import { graphql, navigate } from "gatsby";
import { useDeferredValue, useEffect, useRef, useState } from "react";
import { CategoryLinks } from "./category-links";
import { PostFilterForm } from "./post-filter-form";
import { type PostResultsProps, PostResults } from "./post-results";
import { type PostFilter, readFilter, writeFilter } from "./filter-posts";

type ListLocation = Pick<Location, "pathname" | "search">;

interface PostListProps extends Omit<PostResultsProps, "filter"> {
  categories: readonly Queries.CategoryLinkFragment[];
  location: ListLocation;
}

export function PostList({ categories, location, ...results }: PostListProps) {
  const { filter, changeFilter } = usePostFilter(location);
  // Show what is typed before filtering the posts.
  const settled = useDeferredValue(filter);
  const { words, posts } = results;
  if (posts.length === 0) return null;
  return (
    <>
      <CategoryLinks words={words} categories={categories} isFallback />
      <PostFilterForm
        words={words}
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
    ...CategoryLinksWords
    emptyMessage
    foundMessage
    unfilteredMessage
    searchLimited
    moreResults
    newerPosts
    olderPosts
  }
`;

/** How long the visitor must stop typing before the URL changes, in milliseconds. */
const typingPause = 400;

/** The list's filter, kept in the URL so that it can be shared and undone with Back. */
export function usePostFilter({ pathname, search }: ListLocation) {
  // The static HTML was rendered without a query, and the first render must match it.
  const [filter, setFilter] = useState<PostFilter>({ query: "", category: "" });
  const timer = useRef<ReturnType<typeof setTimeout>>();

  useEffect(() => {
    // The visitor has typed on while the URL changed, and it will change again.
    if (timer.current !== undefined) return;
    // Keep the text as typed: the URL omits a trailing space.
    setFilter((current) => {
      const next = readFilter(search);
      return writeFilter(current) === writeFilter(next) ? current : next;
    });
  }, [search]);

  useEffect(() => () => clearTimeout(timer.current), []);

  const changeFilter = (change: Partial<PostFilter>) => {
    const next = { ...filter, ...change };
    setFilter(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      timer.current = undefined;
      // The visitor has followed a link, whose page React is about to show.
      if (window.location.pathname !== pathname) return;
      navigate(`${pathname}${writeFilter(next)}`);
    }, typingPause);
  };

  return { filter, changeFilter };
}
