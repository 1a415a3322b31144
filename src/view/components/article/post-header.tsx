import { Link, graphql } from "gatsby";
import { fillMessage } from "../../../lib/format/fill-message";
import { color, css, softText } from "../../theme";
import { DateNote } from "../ui/date-note";
import { separatedLinks } from "./breadcrumbs";

interface PostHeaderProps {
  post: Queries.PostHeaderFragment;
  words: Queries.PostHeaderWordsFragment;
}

/** The top of a post: categories, title, date, and reading time. */
export function PostHeader({ post, words }: PostHeaderProps) {
  const { title, publishDate, updatedDate, readingTime, categories } = post;
  return (
    <header>
      <ul css={categoryLinks}>
        {categories.map(({ name, path }) => (
          <li key={name}>
            <Link
              to={path}
              aria-label={fillMessage(words.categoryLink, { category: name })}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
      <h1>{title}</h1>
      <p css={softText}>
        <DateNote
          date={publishDate}
          message={words.publishedOn}
          values={{ minutes: readingTime }}
        />
        {updatedDate !== null && (
          <>
            {" • "}
            <DateNote date={updatedDate} message={words.updatedOn} />
          </>
        )}
      </p>
    </header>
  );
}

const categoryLinks = css(separatedLinks("·"), {
  color: color.spruce,
  fontWeight: 600,
});

export const postHeaderFragment = graphql`
  fragment PostHeader on BlogPost {
    title
    publishDate
    updatedDate
    readingTime
    categories {
      name
      path
    }
  }

  fragment PostHeaderWords on BlogIndex {
    publishedOn
    updatedOn
    categoryLink
  }
`;
