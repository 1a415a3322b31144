import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { radius } from "../../theme/tokens";
import { Picture } from "./picture";

interface CardPictureProps {
  image: Queries.CardPictureFragment;
  /** Where it is drawn narrower than half of the page. */
  sizes?: string | undefined;
}

/** The picture on top of a card. */
export function CardPicture({ image, sizes }: CardPictureProps) {
  const data = image.file.childImageSharp?.gatsbyImageData;
  return data ? <Picture css={styles.picture} data={data} alt={image.alt} sizes={sizes} /> : null;
}

const styles = {
  picture: css({ width: "100%", borderRadius: radius.input }),
};

export const cardPictureFragment = graphql`
  fragment CardPicture on Image {
    alt
    file {
      childImageSharp {
        gatsbyImageData(
          width: 1080
          aspectRatio: 1.5
          transformOptions: { cropFocus: CENTER }
          layout: CONSTRAINED
          placeholder: NONE
          formats: [AUTO, AVIF]
          breakpoints: [360, 720, 1080]
          sizes: "(min-width: 60em) 520px, (min-width: 37.5em) 46vw, calc(100vw - 5rem)"
        )
      }
    }
  }
`;
