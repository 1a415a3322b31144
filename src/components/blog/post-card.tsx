import { css } from "@emotion/react";
import { Link, graphql } from "gatsby";
import { formatDate } from "../../site/format/format-date";
import { media } from "../../theme/media";
import { color, radius, rule, size, space } from "../../theme/tokens";
import { Picture } from "../picture/picture";
import { Avatar } from "../article/author-note";

/** A post from the list, or from a search, which has no picture. */
export type ListedPost = Omit<Queries.PostCardFragment, "categories" | "cover"> & {
  readonly categories: readonly { readonly key: string }[];
  readonly cover?: Queries.PostCardFragment["cover"];
};

interface PostCardProps {
  post: ListedPost;
  isFirst: boolean;
  /** The picture's width, if it is not one column. */
  sizes?: string | undefined;
}

export function PostCard({ post, isFirst, sizes }: PostCardProps) {
  const { path, title, excerpt, publishDate, author, cover } = post;
  return (
    <article css={styles.card}>
      {cover && <Picture css={styles.cover} image={cover} alt="" isHero={isFirst} sizes={sizes} />}
      <div css={styles.words}>
        <h2 css={styles.title}>
          <Link to={path} css={styles.link}>
            {title}
          </Link>
        </h2>
        <p>{excerpt}</p>
        <div css={styles.byline}>
          <Avatar image={author.avatar} />
          <p>
            {author.name}
            <br />
            <time dateTime={publishDate}>{formatDate(publishDate)}</time>
          </p>
        </div>
      </div>
    </article>
  );
}

const styles = {
  card: css({
    position: "relative",
    display: "flex",
    flexDirection: "column",
    height: "100%",
    overflow: "hidden",
    border: rule.hairline,
    borderRadius: radius.card,
    transition: "border-color 0.2s",
    [media.hover]: { "&:hover": { borderColor: color.spruce } },
  }),
  cover: css({ width: "100%", aspectRatio: "16 / 9", objectFit: "cover" }),
  words: css({
    flex: 1,
    display: "flex",
    flexDirection: "column",
    gap: space.x3,
    padding: space.x6,
  }),
  title: css({ fontSize: size.h3 }),
  // The whole card is clickable, but the link's text is only the title.
  link: css({
    textDecoration: "none",
    "&::after": { content: '""', position: "absolute", inset: 0 },
  }),
  byline: css({
    display: "grid",
    gridTemplateColumns: "auto 1fr",
    alignItems: "center",
    gap: space.x3,
    marginTop: "auto",
    paddingTop: space.x3,
    fontSize: size.small,
    color: color.inkSoft,
  }),
};

export const postCardFragment = graphql`
  fragment PostAuthor on Author {
    key
    name
    avatar {
      ...Avatar
    }
  }

  fragment PostCard on BlogPost {
    path
    title
    excerpt
    publishDate
    categories {
      key
      name
    }
    author {
      ...PostAuthor
    }
    cover {
      file {
        childImageSharp {
          gatsbyImageData(
            width: 1440
            aspectRatio: 1.7777
            breakpoints: [360, 720, 1080, 1440]
            sizes: "(min-width: 60em) 350px, (min-width: 37.5em) 45vw, calc(100vw - 2rem)"
          )
        }
      }
    }
  }
`;
