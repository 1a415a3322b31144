import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Picture } from "../../components/picture/picture";
import { Band } from "../../components/section/band";
import { SectionWords } from "../../components/section/section-words";
import { SmartLink, pageLink } from "../../components/ui/smart-link";
import { labelText, media, radius, rule, space, splitAt } from "../../theme";

/** The desks that do the work, with their posts in the account column. */
export function Desks({ items, anchor, tone, ...words }: Queries.DesksSectionFragment) {
  return (
    <Band anchor={anchor} tone={tone} hasAccount>
      <SectionWords {...words} headingSize="large">
        <ul>
          {items.map(({ author, posts }) => (
            <li key={author.name} css={styles.desk}>
              <div css={styles.name}>
                <Picture css={styles.portrait} image={author.portrait} alt="" />
                <h3>{author.name}</h3>
              </div>
              <p>{author.bio}</p>
              <ul css={styles.posts}>
                {posts.map(({ path, title }) => (
                  <li key={path}>
                    <SmartLink to={pageLink(path)} css={styles.post}>
                      {title}
                    </SmartLink>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </SectionWords>
    </Band>
  );
}

const styles = {
  desk: css({
    display: "grid",
    gap: space.x4,
    paddingBlock: space.x6,
    borderTop: rule.hairline,
    [media.medium]: {
      gridTemplateColumns: "minmax(0, 1fr) 10.625rem",
      columnGap: space.x6,
      "& > ul": { gridArea: "1 / 2 / span 2", textAlign: "end" },
    },
    [media.wide]: { ...splitAt(5, 10), "& > ul": { gridArea: "1 / 3", textAlign: "end" } },
  }),
  name: css({ display: "flex", alignItems: "center", alignSelf: "start", gap: space.x4 }),
  portrait: css({ width: "4.5rem", height: "4.5rem", borderRadius: radius.pill }),
  posts: css({
    display: "grid",
    alignContent: "start",
    gap: space.x2,
    ...labelText,
  }),
  post: css({ display: "inline-block", paddingBlock: space.x1, textUnderlineOffset: "0.2em" }),
};

export const desksSectionFragment = graphql`
  fragment DesksSection on DesksSection {
    ...SectionOpening
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
    actions {
      ...Action
    }
  }
`;
