import { Link, graphql } from "gatsby";
import { formatDate } from "../../../lib/format/format-date";
import {
  createStyles,
  font,
  framed,
  media,
  minorHeading,
  readingLink,
  rule,
  softText,
  space,
  splitAt,
  stack,
  wholeRow,
} from "../../theme";
import { Picture } from "../picture/picture";
import { Spot } from "../picture/spot";

/** A post from the list, or from a search, which has no picture. */
export type ListedPost = Omit<Queries.PostCardFragment, "cover"> &
  Partial<Pick<Queries.PostCardFragment, "cover">>;

/** Posts as entries under rules; the first one is larger, and its picture loads first. */
export function PostGrid({ posts }: { posts: readonly ListedPost[] }) {
  return (
    <ul>
      {posts.map((post, index) => (
        <li key={post.path} data-row>
          <PostCard {...post} isFirst={index === 0} />
        </li>
      ))}
    </ul>
  );
}

function PostCard({
  path,
  title,
  excerpt,
  publishDate,
  author,
  cover,
  isFirst,
}: ListedPost & { isFirst: boolean }) {
  return (
    <article
      css={[styles.card, cover && (isFirst ? styles.lead : styles.entry)]}
    >
      {cover && (
        <Picture
          css={framed}
          image={cover}
          loading={isFirst ? "first" : "lazy"}
          sizes={isFirst ? leadSizes : undefined}
        />
      )}
      <div css={stack(space.x3)}>
        <h2 css={!isFirst && minorHeading}>
          <Link to={path} css={styles.link}>
            {title}
          </Link>
        </h2>
        <p>{excerpt}</p>
      </div>
      <div css={styles.byline}>
        <p>
          {author.name}
          <br />
          <time dateTime={publishDate}>{formatDate(publishDate)}</time>
        </p>
        <Spot image={author.avatar} />
      </div>
    </article>
  );
}

const leadSizes =
  "(min-width: 77.5em) 723px, (min-width: 60em) 65vw, (min-width: 37.5em) calc(100vw - 4rem), calc(100vw - 2rem)";

const styles = createStyles({
  card: {
    ...stack(space.x4),
    position: "relative",
    paddingBlock: space.x6,
    borderTop: rule.hairline,
  },
  lead: {
    paddingTop: 0,
    borderTop: "none",
    // Picture to the left, the byline at the lower edge of the text.
    [media.wide]: {
      ...splitAt(9),
      rowGap: 0,
      gridTemplateRows: "1fr auto",
      picture: { gridRow: "1 / span 2" },
    },
  },
  entry: {
    [media.medium]: { ...splitAt(5), "& > picture": { gridRow: "1 / span 2" } },
    [media.wide]: { ...splitAt(4, 10), "& > picture": { gridRow: 1 } },
  },
  // The whole card is clickable, but the link's text is only the title.
  link: { ...readingLink, ...wholeRow },
  byline: {
    ...softText,
    display: "flex",
    alignItems: "center",
    alignSelf: "start",
    gap: space.x3,
    fontFamily: font.label,
    [media.belowMedium]: { justifyContent: "space-between" },
    [media.wide]: { justifyContent: "end", textAlign: "end" },
  },
});

/** The sizes of its cover are those of `CoverPicture`, which crops it too: each file is drawn once. */
export const postCardFragment = graphql`
  fragment PostAuthor on Author {
    key
    name
    avatar {
      ...Spot
    }
  }

  fragment PostCard on BlogPost {
    path
    title
    excerpt
    publishDate
    categories {
      key
    }
    author {
      ...PostAuthor
    }
    cover {
      file {
        childImageSharp {
          gatsbyImageData(
            width: 2192
            breakpoints: [360, 724, 1160, 1600, 2192]
            sizes: "(min-width: 60em) 256px, (min-width: 37.5em) 33vw, calc(100vw - 2rem)"
          )
        }
      }
    }
  }
`;
