import { graphql, navigate } from "gatsby";
import { useDeferredValue, useEffect, useRef, useState } from "react";
import { PostFilterForm } from "./post-filter-form";
import { type PostResultsProps, PostResults } from "./post-results";
import { type PostFilter, readFilter, writeFilter } from "./filter-posts";

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

/** How long the visitor rests before what is typed becomes an address of its own, in milliseconds. */
const typingPause = 400;

/** The filter of the list. It lives in the address, so that it can be shared and Back undoes it. */
export function usePostFilter({ pathname, search }: { pathname: string; search: string }) {
  // The static page knows no query: the first render has to agree with it.
  const [filter, setFilter] = useState<PostFilter>({ query: "", category: "" });
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  useEffect(() => {
    // What is being typed stays as typed: its address leaves out the space at its end.
    setFilter((current) => {
      const next = readFilter(search);
      return writeFilter(current) === writeFilter(next) ? current : next;
    });
    return () => clearTimeout(timer.current);
  }, [search]);

  const changeFilter = (change: Partial<PostFilter>) => {
    const next = { ...filter, ...change };
    setFilter(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => navigate(`${pathname}${writeFilter(next)}`), typingPause);
  };

  return { filter, changeFilter };
}
