import { graphql } from "gatsby";
import { framed } from "../../theme";
import { Picture } from "./picture";

/** A full-width picture in the first screen. */
export function CoverPicture(image: Queries.CoverPictureFragment) {
  return <Picture css={framed} image={image} loading="first" />;
}

export const coverPictureFragment = graphql`
  fragment CoverPicture on Image {
    alt
    file {
      childImageSharp {
        gatsbyImageData(
          width: 2192
          breakpoints: [360, 724, 1160, 1600, 2192]
          sizes: "(min-width: 77.5em) 1096px, (min-width: 37.5em) calc(100vw - 4rem), calc(100vw - 2rem)"
        )
      }
    }
  }
`;
