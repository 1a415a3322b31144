import { ActionRow } from "../ui/action-row";
import { pageLink } from "../ui/smart-link";

interface PaginationProps {
  page: number;
  pageCount: number;
  toPath: (page: number) => string;
  words: Pick<Queries.BlogIndexWordsFragment, "newerPosts" | "olderPosts">;
}

/** Links to the previous and next page of the list, if they exist. */
export function Pagination({
  page,
  pageCount,
  toPath,
  words,
}: PaginationProps) {
  const actions = [
    { label: words.newerPosts, number: page - 1 },
    { label: words.olderPosts, number: page + 1 },
  ]
    .filter(({ number }) => number > 0 && number <= pageCount)
    .map(({ label, number }) => ({
      label,
      style: "secondary" as const,
      link: pageLink(toPath(number)),
    }));
  return <ActionRow actions={actions} />;
}
