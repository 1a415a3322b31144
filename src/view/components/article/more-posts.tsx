import { graphql } from "gatsby";
import { PageLinks } from "./page-links";

interface MorePostsProps {
  related: readonly Queries.PostLinkFragment[];
  older: Queries.PostLinkFragment | null;
  newer: Queries.PostLinkFragment | null;
  words: Queries.MorePostsWordsFragment;
}

/** Links to related posts and to the previous and next post. */
export function MorePosts({ related, older, newer, words }: MorePostsProps) {
  const neighbors = [
    ...(older ? [{ ...older, note: words.olderPost }] : []),
    ...(newer ? [{ ...newer, note: words.newerPost }] : []),
  ];
  const others = related.filter(({ path }) =>
    neighbors.every((each) => each.path !== path),
  );
  const pages = [...others, ...neighbors];
  return (
    pages.length > 0 && (
      <PageLinks heading={words.related} pages={pages} isColumn />
    )
  );
}

export const morePostsFragment = graphql`
  fragment PostLink on BlogPost {
    path
    title
  }

  fragment MorePostsWords on BlogIndex {
    related
    olderPost
    newerPost
  }
`;
