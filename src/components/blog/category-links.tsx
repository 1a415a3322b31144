import { css } from "@emotion/react";
import { Link, graphql } from "gatsby";
import { fillMessage } from "../../site/format/fill-message";
import { routes } from "../../site/urls/routes";
import { pill, pillRow } from "./pill";

interface CategoryLinksProps {
  label: string;
  /** The accessible name of a category link, with a placeholder for the category's name. */
  linkName: string;
  /** The label of the link to the blog; omit it on the blog itself. */
  allLabel?: string;
  categories: readonly Queries.CategoryLinkFragment[];
}

/** Links to the category pages and back to all posts. */
export function CategoryLinks({ label, linkName, allLabel, categories }: CategoryLinksProps) {
  return (
    <nav aria-label={label} css={pillRow}>
      {allLabel !== undefined && (
        <Link to={routes.blog} css={[pill, link]}>
          {allLabel}
        </Link>
      )}
      {categories.map(({ path, name }) => (
        <Link
          key={path}
          to={path}
          css={[pill, link]}
          aria-label={fillMessage(linkName, { category: name })}
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}

const link = css({ display: "inline-flex", alignItems: "center", textDecoration: "none" });

export const categoryLinkFragment = graphql`
  fragment CategoryLink on BlogCategory {
    key
    name
    path
  }
`;
