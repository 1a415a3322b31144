import { Link, graphql } from "gatsby";
import { fillMessage } from "../../../lib/format/fill-message";
import { routes } from "../../../lib/urls/routes";
import { css, media } from "../../theme";
import { pill, pillRow } from "./pill";

interface CategoryLinksProps {
  words: Queries.CategoryLinksWordsFragment;
  categories: readonly Queries.CategoryLinkFragment[];
  /** On the blog itself, whose buttons need scripts: shown without scripts only. */
  isFallback?: boolean;
}

export function CategoryLinks({
  words,
  categories,
  isFallback,
}: CategoryLinksProps) {
  return (
    <nav
      aria-label={words.categoriesLabel}
      css={[pillRow, isFallback && fallback]}
    >
      {!isFallback && (
        <Link to={routes.blog} css={pill}>
          {words.allCategories}
        </Link>
      )}
      {categories.map(({ path, name }) => (
        <Link
          key={path}
          to={path}
          css={pill}
          aria-label={fillMessage(words.categoryLink, { category: name })}
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}

const fallback = css({
  display: "none",
  [media.noScripts]: { display: "flex" },
});

export const categoryLinkFragment = graphql`
  fragment CategoryLink on BlogCategory {
    key
    name
    path
  }

  fragment CategoryLinksWords on BlogIndex {
    categoriesLabel
    categoryLink
    allCategories
  }
`;
