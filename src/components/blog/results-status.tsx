import { css } from "@emotion/react";
import { useState } from "react";
import { fillMessage } from "../../site/fill-message";
import { size } from "../../theme/tokens";
import { isFiltering } from "./filter-posts";
import type { PostFilter } from "./filter-posts";

interface ResultsStatusProps {
  words: Queries.BlogIndexWordsFragment;
  filter: PostFilter;
  /** How many posts the filter leaves. */
  count: number;
  /** While the posts of other pages are on their way, none is not yet a result. */
  isLoading: boolean;
  /** True where the posts of other pages could not be had. */
  isLimited: boolean;
}

/** Says what a filter left, and that the last one is gone. It stands before there is news: else that would not be read out. */
export function ResultsStatus({ words, filter, count, isLoading, isLimited }: ResultsStatusProps) {
  const isFiltered = isFiltering(filter);
  const [wasFiltered, setWasFiltered] = useState(isFiltered);
  if (isFiltered && !wasFiltered) setWasFiltered(true);
  const isEmpty = count === 0 && !isLoading;
  const isSeen = isEmpty || isLimited;
  return (
    <p role="status" css={styles.message} className={isSeen ? undefined : "visually-hidden"}>
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

const styles = {
  message: css({ fontSize: size.lead }),
};
