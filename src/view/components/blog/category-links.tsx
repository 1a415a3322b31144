import { Link, graphql } from "gatsby";
import { fillMessage } from "../../../lib/format/fill-message";
import { routes } from "../../../lib/urls/routes";
import { color, css, size, space } from "../../theme";
import { pill, pillRow } from "./pill";

interface CategoryLinksProps {
  words: Queries.CategoryLinksWordsFragment;
  categories: readonly Queries.CategoryLinkFragment[];
  /** On the blog itself, which has the categories as buttons too: a line of text links. */
  isQuiet?: boolean;
}

export function CategoryLinks({
  words,
  categories,
  isQuiet,
}: CategoryLinksProps) {
  const style = isQuiet ? link : [pill, link];
  return (
    <nav aria-label={words.categoriesLabel} css={[pillRow, isQuiet && quiet]}>
      {!isQuiet && (
        <Link to={routes.blog} css={style}>
          {words.allCategories}
        </Link>
      )}
      {categories.map(({ path, name }) => (
        <Link
          key={path}
          to={path}
          css={style}
          aria-label={fillMessage(words.categoryLink, { category: name })}
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}

const link = css({
  display: "inline-flex",
  alignItems: "center",
  textDecoration: "none",
});

const quiet = css({
  columnGap: space.x6,
  fontSize: size.small,
  color: color.inkSoft,
  a: { minWidth: space.x6, minHeight: "2.75rem" },
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
