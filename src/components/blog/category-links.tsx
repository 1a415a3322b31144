import { css } from "@emotion/react";
import { Link, graphql } from "gatsby";
import { fillMessage } from "../../site/format/fill-message";
import { routes } from "../../site/urls/routes";
import { color, size, space } from "../../theme/tokens";
import { pill, pillRow } from "./pill";

interface CategoryLinksProps {
  label: string;
  /** The accessible name of a category link, with a placeholder for the category's name. */
  linkName: string;
  /** The label of the link to the blog. The blog itself has none, and has the categories as buttons too: there, links are a line of text. */
  allLabel?: string;
  categories: readonly Queries.CategoryLinkFragment[];
}

export function CategoryLinks(props: CategoryLinksProps) {
  const { label, linkName, allLabel, categories } = props;
  const style = allLabel ? [pill, link] : link;
  return (
    <nav aria-label={label} css={[pillRow, !allLabel && quiet]}>
      {allLabel && (
        <Link to={routes.blog} css={style}>
          {allLabel}
        </Link>
      )}
      {categories.map(({ path, name }) => (
        <Link
          key={path}
          to={path}
          css={style}
          aria-label={fillMessage(linkName, { category: name })}
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}

const link = css({ display: "inline-flex", alignItems: "center", textDecoration: "none" });

const quiet = css({
  columnGap: space.x6,
  fontSize: size.small,
  color: color.inkSoft,
  a: { minWidth: space.x6, minHeight: "2.75rem", "&:hover": { textDecoration: "underline" } },
});

export const categoryLinkFragment = graphql`
  fragment CategoryLink on BlogCategory {
    key
    name
    path
  }
`;
