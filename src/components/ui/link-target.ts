import { graphql } from "gatsby";

/** Where a link leads, as content says it. */
export type LinkTarget = Queries.LinkTargetFragment;

/** A page of the site as the target of a link. */
export function toPage(path: string): LinkTarget {
  return { href: path, opensInNewTab: false, opensSoon: false };
}

export const linkTargetFragment = graphql`
  fragment LinkTarget on Link {
    href
    opensInNewTab
    opensSoon
  }
`;
