import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { radius } from "../../theme/tokens";
import { Picture } from "./picture";

interface CardPictureProps {
  image: Queries.CardPictureFragment;
  sizes?: string | undefined;
  /** The crop for a card that is tall and narrow on wide screens. */
  tall?: Queries.TallPictureFragment["file"]["tallCrop"] | undefined;
}

export function CardPicture({ image, sizes, tall }: CardPictureProps) {
  const props = { image, alt: image.alt, sizes, onWide: tall?.gatsbyImageData };
  return <Picture {...props} css={picture} />;
}

const picture = css({ width: "100%", borderRadius: radius.input });

export const cardPictureFragment = graphql`
  fragment CardPicture on Image {
    alt
    file {
      childImageSharp {
        gatsbyImageData(
          width: 1080
          aspectRatio: 1.5
          transformOptions: { cropFocus: CENTER }
          breakpoints: [360, 720, 1080]
          sizes: "(min-width: 60em) 520px, (min-width: 37.5em) 46vw, calc(100vw - 5rem)"
        )
      }
    }
  }

  fragment TallPicture on Image {
    file {
      tallCrop: childImageSharp {
        gatsbyImageData(
          width: 320
          height: 576
          transformOptions: { cropFocus: CENTER }
          layout: FIXED
        )
      }
    }
  }
`;
