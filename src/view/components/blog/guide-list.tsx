import { Link, graphql } from "gatsby";
import {
  createStyles,
  framed,
  gap,
  media,
  readingLink,
  rule,
  smallHeading,
  softText,
  space,
  stack,
} from "../../theme";
import { Picture } from "../picture/picture";

interface GuideListProps {
  heading: string;
  guides: readonly Queries.GuideLinkFragment[];
}

/** The guides with their covers, three in a row. */
export function GuideList({ heading, guides }: GuideListProps) {
  return (
    <nav css={styles.nav} aria-label={heading}>
      <h2 css={styles.heading}>{heading}</h2>
      <ul css={styles.list}>
        {guides.map(({ path, title, kicker, cover }) => (
          <li key={path}>
            <Link to={path} css={styles.link}>
              <Picture css={styles.cover} image={cover} alt="" />
              <span css={softText}>{kicker}</span>
              <span css={styles.title}>{title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const styles = createStyles({
  nav: { display: "grid", gap: space.x6 },
  heading: smallHeading,
  list: {
    display: "grid",
    gap: space.x4,
    [media.medium]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))", gap },
  },
  link: {
    ...stack(`0 ${space.x4}`),
    gridTemplateColumns: "6rem minmax(0, 1fr)",
    height: "100%",
    paddingTop: space.x4,
    borderTop: rule.hairline,
    ...readingLink,
    picture: { gridRow: "1 / span 2" },
    [media.medium]: {
      gridTemplateColumns: "minmax(0, 1fr)",
      rowGap: space.x2,
      picture: { gridRow: "auto" },
    },
  },
  cover: framed,
  title: { fontWeight: 650, lineHeight: 1.3 },
});

export const guideLinkFragment = graphql`
  fragment GuideLink on Article {
    path
    title
    kicker
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
