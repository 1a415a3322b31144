import { Link, graphql } from "gatsby";
import { Picture } from "../../components/picture/picture";
import { Section } from "../../components/section/section";
import {
  createStyles,
  entryAccount,
  entryColumns,
  labelText,
  radius,
  rule,
  space,
  stack,
} from "../../theme";

/** The desks that do the work, with their posts in the account column. */
export function Desks({ items, ...frame }: Queries.DesksSectionFragment) {
  return (
    <Section {...frame} headingSize="large" hasAccount>
      <ul>
        {items.map(({ author, posts }) => (
          <li key={author.name} css={styles.desk} data-row>
            <div css={styles.name}>
              <Picture css={styles.portrait} image={author.portrait} alt="" />
              <h3>{author.name}</h3>
            </div>
            <p>{author.bio}</p>
            <ul css={styles.posts}>
              {posts.map(({ path, title }) => (
                <li key={path}>
                  <Link to={path} css={styles.post}>
                    {title}
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const styles = createStyles({
  desk: [entryColumns, { paddingBlock: space.x6, borderTop: rule.hairline }],
  name: {
    "& > picture": { flex: "none" },
    display: "flex",
    alignItems: "center",
    alignSelf: "start",
    gap: space.x4,
  },
  portrait: {
    width: "4.5rem",
    height: "4.5rem",
    borderRadius: radius.input,
  },
  posts: [stack(space.x2), labelText, entryAccount],
  post: { display: "inline-block", paddingBlock: space.x1 },
});

export const desksSectionFragment = graphql`
  fragment DesksSection on DesksSection {
    ...SectionFrame
    items {
      author {
        name
        bio
        portrait: avatar {
          file {
            childImageSharp {
              gatsbyImageData(width: 72, height: 72, layout: FIXED)
            }
          }
        }
      }
      posts {
        path
        title
      }
    }
  }
`;
