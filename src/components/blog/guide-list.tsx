import { graphql } from "gatsby";
import { PageLinks } from "../article/page-links";

interface GuideListProps {
  heading: string;
  guides: readonly Queries.GuideLinkFragment[];
}

/** All guides, below the posts. */
export function GuideList({ heading, guides }: GuideListProps) {
  return (
    <PageLinks
      heading={heading}
      pages={guides.map(({ path, title, kicker }) => ({ path, title, note: kicker }))}
    />
  );
}

export const guideLinkFragment = graphql`
  fragment GuideLink on Article {
    path
    title
    kicker
  }
`;
