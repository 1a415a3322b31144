import { css } from "@emotion/react";
import { Link, graphql } from "gatsby";
import { routes } from "../../site/routes";
import { pill, pillRow } from "./pill";

interface CategoryLinksProps {
  label: string;
  /** The words of the link to the blog itself; left out on the blog. */
  allLabel?: string;
  categories: readonly Queries.CategoryLinkFragment[];
}

/** The ways to the pages of categories, and from there back to all posts. */
export function CategoryLinks({ label, allLabel, categories }: CategoryLinksProps) {
  const all = allLabel === undefined ? [] : [{ path: routes.blog, name: allLabel }];
  return (
    <nav aria-label={label} css={pillRow}>
      {[...all, ...categories].map(({ path, name }) => (
        <Link key={path} to={path} css={[pill, styles.link]}>
          {name}
        </Link>
      ))}
    </nav>
  );
}

const styles = {
  link: css({ display: "inline-flex", alignItems: "center", textDecoration: "none" }),
};

export const categoryLinkFragment = graphql`
  fragment CategoryLink on BlogCategory {
    key
    name
    path
  }
`;
