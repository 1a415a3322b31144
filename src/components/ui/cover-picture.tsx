import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { media } from "../../theme/media";
import { radius } from "../../theme/tokens";
import { Picture } from "./picture";

interface CoverPictureProps {
  image: Queries.CoverPictureFragment;
  /** False where so much stands above it that phones open below its top: words are the largest paint there. */
  isHero?: boolean;
  /** True for a band that is lower than the picture: its middle shows. */
  isLow?: boolean;
}

/** A picture over the full width of the page. */
export function CoverPicture({
  image: { alt, file },
  isHero = true,
  isLow = false,
}: CoverPictureProps) {
  const data = file.childImageSharp?.gatsbyImageData;
  return data ? (
    <Picture css={[styles.picture, isLow && styles.low]} data={data} alt={alt} isHero={isHero} />
  ) : null;
}

const styles = {
  picture: css({ width: "100%", aspectRatio: "16 / 9", borderRadius: radius.card }),
  low: css({ objectFit: "cover", [media.wide]: { aspectRatio: "5 / 2" } }),
};

export const coverPictureFragment = graphql`
  fragment CoverPicture on Image {
    alt
    file {
      childImageSharp {
        gatsbyImageData(
          width: 2192
          layout: CONSTRAINED
          placeholder: NONE
          formats: [AUTO, AVIF]
          breakpoints: [360, 720, 1160, 1600, 2192]
          sizes: "(min-width: 77.5em) 1096px, calc(100vw - 2rem)"
        )
      }
    }
  }
`;
