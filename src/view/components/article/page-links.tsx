import { Link, graphql } from "gatsby";
import {
  createStyles,
  framed,
  gap,
  measure,
  media,
  readingLink,
  rule,
  smallHeading,
  softText,
  space,
  stack,
} from "../../theme";
import { Picture, type PictureProps } from "../picture/picture";

interface PageLinksProps {
  heading: string;
  pages: readonly {
    path: string;
    title: string;
    note?: string;
    cover?: PictureProps["image"];
  }[];
}

/** Links to pages below each other; those with covers are three in a row. */
export function PageLinks({ heading, pages }: PageLinksProps) {
  if (pages.length === 0) return null;
  const hasCovers = pages.some(({ cover }) => cover);
  return (
    <nav css={[styles.nav, hasCovers && styles.covers]} aria-label={heading}>
      <h2 css={smallHeading}>{heading}</h2>
      <ul>
        {pages.map(({ path, title, note, cover }) => (
          <li key={path} data-row>
            <Link to={path} css={styles.link}>
              {cover && <Picture css={framed} image={cover} />}
              {note !== undefined && <span css={softText}>{note}</span>}
              <span css={styles.title}>{title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const styles = createStyles({
  nav: { ...stack(space.x3), maxWidth: measure.prose },
  link: {
    ...stack(space.x1),
    paddingBlock: space.x3,
    borderTop: rule.hairline,
    ...readingLink,
  },
  title: { fontWeight: 650, textDecoration: "underline" },
  covers: {
    maxWidth: "none",
    "a > span": { textDecoration: "none" },
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
    picture: { gridRow: "1 / span 2" },
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
