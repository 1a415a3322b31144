import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { radius } from "../../theme/tokens";
import { Picture } from "./picture";

/** A picture next to text: half the page on wide screens, full width on small ones. */
export function SidePicture(props: { image: Queries.SidePictureFragment; isHero?: boolean }) {
  return <Picture {...props} css={picture} alt={props.image.alt} />;
}

const picture = css({
  width: "100%",
  // On medium screens it would be upscaled.
  maxWidth: "35rem",
  aspectRatio: "4 / 3",
  objectFit: "cover",
  borderRadius: radius.card,
});

export const sidePictureFragment = graphql`
  fragment SidePicture on Image {
    alt
    file {
      childImageSharp {
        gatsbyImageData(
          width: 1080
          aspectRatio: 1.3333
          transformOptions: { cropFocus: NORTH }
          breakpoints: [360, 560, 720, 1080]
          sizes: "(min-width: 60em) 520px, (min-width: 44em) 360px, (min-width: 37.5em) 560px, calc(100vw - 2rem)"
        )
      }
    }
  }
`;
