import { memo, useState } from "react";
import { routes, postsPerPage } from "../../../lib/urls/routes";
import { type PostFilter, filterPosts, writeFilter } from "./filter-posts";
import { Pagination } from "./pagination";
import { pill } from "./pill";
import { PostGrid } from "./post-card";
import { useSearchIndex } from "./use-search-index";
import { fillMessage } from "../../../lib/format/fill-message";
import { size } from "../../theme";

export interface PostResultsProps {
  authors: readonly Queries.PostAuthorFragment[];
  words: Queries.BlogIndexWordsFragment;
  posts: readonly Queries.PostCardFragment[];
  page: number;
  pageCount: number;
  filter: PostFilter;
}

/** The filtered posts, in batches: only this page's posts until the search index has loaded. */
export const PostResults = memo(function PostResults({
  words,
  authors,
  posts,
  page,
  pageCount,
  filter,
}: PostResultsProps) {
  const search = writeFilter(filter);
  const isFiltered = search !== "";
  const needsIndex = isFiltered && pageCount > 1;
  const all = useSearchIndex(needsIndex, authors);
  const found = filterPosts(
    (needsIndex ? all.posts : undefined) ?? posts,
    filter,
  );
  // Rendering a thousand cards would delay typing. A new search starts with the first batch.
  const [asked, setAsked] = useState({ search, count: postsPerPage });
  const count = asked.search === search ? asked.count : postsPerPage;
  // While other pages' posts are loading, zero is not a result yet.
  const isLoading = needsIndex && !all.posts && !all.hasFailed;
  const isEmpty = isFiltered && found.length === 0 && !isLoading;
  // The visitor hears when the filter is cleared.
  const [wasFiltered, setWasFiltered] = useState(isFiltered);
  if (isFiltered && !wasFiltered) setWasFiltered(true);
  // Joined to one text: React can't remove one of several that the browser has translated.
  const messages = [
    isEmpty && words.emptyMessage,
    isFiltered &&
      found.length > 0 &&
      fillMessage(words.foundMessage, { count: found.length }),
    !isFiltered && wasFiltered && words.unfilteredMessage,
    all.hasFailed && words.searchLimited,
  ];
  return (
    <>
      {/* Always rendered, because a new live region is not announced. */}
      <p
        role="status"
        // For trackers: see src/browser/tracking/report/report-events.ts.
        data-found={isFiltered && !isLoading ? found.length : undefined}
        css={{ fontSize: size.lead }}
        className={isEmpty || all.hasFailed ? undefined : "visually-hidden"}
      >
        {/* Unchanged text is not announced again, so another filter gets a new element. */}
        <span key={`${filter.category} ${String(filter.query.trim() === "")}`}>
          {messages.filter(Boolean).join(" ")}
        </span>
      </p>
      <PostGrid posts={found.slice(0, count)} />
      {found.length > count && (
        <button
          type="button"
          css={[pill, { justifySelf: "start" }]}
          onClick={() => setAsked({ search, count: count + postsPerPage })}
        >
          {words.moreResults}
        </button>
      )}
      {!isFiltered && (
        <Pagination
          page={page}
          pageCount={pageCount}
          toPath={routes.blogPage}
          words={words}
        />
      )}
    </>
  );
});
