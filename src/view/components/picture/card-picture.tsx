import { graphql } from "gatsby";
import { css, radius } from "../../theme";
import { Picture } from "./picture";

interface CardPictureProps {
  image: Queries.CardPictureFragment;
  sizes?: string | undefined;
}

export function CardPicture({ image, sizes }: CardPictureProps) {
  return <Picture image={image} alt={image.alt} sizes={sizes} css={picture} />;
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
`;
