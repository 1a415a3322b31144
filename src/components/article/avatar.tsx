import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { radius, space } from "../../theme/tokens";
import { Picture } from "../picture/picture";

/** The portrait of an author, whose name stands beside it: the picture says nothing more. */
export function Avatar({ image }: { image: Queries.AvatarFragment }) {
  const data = image.file.childImageSharp?.gatsbyImageData;
  return data ? <Picture css={styles.picture} data={data} alt="" /> : null;
}

const styles = {
  picture: css({ width: space.x12, height: space.x12, borderRadius: radius.pill }),
};

export const avatarFragment = graphql`
  fragment Avatar on Image {
    file {
      childImageSharp {
        gatsbyImageData(
          width: 48
          height: 48
          layout: FIXED
          placeholder: NONE
          formats: [AUTO, AVIF]
        )
      }
    }
  }
`;
