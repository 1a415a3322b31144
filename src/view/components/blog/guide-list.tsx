import { graphql } from "gatsby";
import { css, gap, media, space } from "../../theme";
import { PageLinks } from "../article/page-links";

interface GuideListProps {
  heading: string;
  guides: readonly Queries.GuideLinkFragment[];
}

/** The guides with their covers, three in a row. */
export function GuideList({ heading, guides }: GuideListProps) {
  return <PageLinks css={covers} heading={heading} pages={guides} />;
}

const covers = css({
  maxWidth: "none",
  ul: {
    display: "grid",
    gap: `${space.x2} ${gap}`,
    [media.medium]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
  },
  a: {
    gridTemplateColumns: "6rem minmax(0, 1fr)",
    gap: `${space.x2} ${space.x4}`,
    height: "100%",
    [media.medium]: { gridTemplateColumns: "minmax(0, 1fr)" },
  },
  picture: {
    gridRow: "1 / span 2",
    [media.medium]: { gridRow: "auto" },
  },
});

export const guideLinkFragment = graphql`
  fragment GuideLink on Article {
    path
    title
    note: kicker
    cover {
      file {
        childImageSharp {
          gatsbyImageData(
            width: 720
            aspectRatio: 1.7777
            breakpoints: [192, 240, 360, 480, 720]
            sizes: "(min-width: 60em) 350px, (min-width: 37.5em) 30vw, 96px"
          )
        }
      }
    }
  }
`;
