import { navigate } from "gatsby";
import { useEffect, useRef, useState } from "react";
import { readFilter, writeFilter } from "./filter-posts";
import type { PostFilter } from "./filter-posts";

/** How long the visitor rests before what is typed becomes an address of its own, in milliseconds. */
const typingPause = 400;

interface PageLocation {
  pathname: string;
  search: string;
}

/** The filter of the list. It lives in the address, so that it can be shared and Back undoes it. */
export function usePostFilter({ pathname, search }: PageLocation) {
  // The static page knows no query: the first render has to agree with it.
  const [filter, setFilter] = useState<PostFilter>({ query: "", category: "" });
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  useEffect(() => {
    // What is being typed stays as typed: its address leaves out the space at its end.
    setFilter((current) => {
      const next = readFilter(search);
      return writeFilter(current) === writeFilter(next) ? current : next;
    });
    return () => {
      clearTimeout(timer.current);
    };
  }, [search]);

  const changeFilter = (change: Partial<PostFilter>) => {
    const next = { ...filter, ...change };
    setFilter(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      navigate(`${pathname}${writeFilter(next)}`);
    }, typingPause);
  };

  return { filter, changeFilter };
}
