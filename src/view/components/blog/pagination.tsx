import { css, space } from "../../theme";
import { Button } from "../ui/button";
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
  if (pageCount === 1) return null;
  return (
    <div css={styles.row}>
      {page > 1 && (
        <Button style="secondary" to={pageLink(toPath(page - 1))}>
          {words.newerPosts}
        </Button>
      )}
      {page < pageCount && (
        <Button style="secondary" to={pageLink(toPath(page + 1))}>
          {words.olderPosts}
        </Button>
      )}
    </div>
  );
}

const styles = {
  row: css({ display: "flex", flexWrap: "wrap", gap: space.x4 }),
};
