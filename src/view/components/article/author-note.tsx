import { graphql } from "gatsby";
import { color, createStyles, minorHeading, rule, space } from "../../theme";
import { Spot } from "../picture/spot";

interface AuthorNoteProps {
  heading: string;
  author: Queries.AuthorNoteFragment;
}

export function AuthorNote({
  heading,
  author: { name, avatar, bio },
}: AuthorNoteProps) {
  return (
    <footer css={styles.footer}>
      <h2 css={styles.heading}>{heading}</h2>
      <Spot image={avatar} />
      <p css={minorHeading}>{name}</p>
      <p>{bio}</p>
    </footer>
  );
}

const styles = createStyles({
  footer: {
    display: "grid",
    gridTemplateColumns: "auto 1fr",
    columnGap: space.x4,
    picture: { gridRow: "2 / span 2" },
    paddingBlock: space.x8,
    borderBlock: rule.hairline,
  },
  heading: {
    gridColumn: "1 / -1",
    marginBottom: space.x4,
    ...minorHeading,
    color: color.inkSoft,
  },
});

export const authorNoteFragment = graphql`
  fragment AuthorNote on Author {
    name
    bio
    avatar {
      ...Spot
    }
  }
`;
