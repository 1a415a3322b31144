import { graphql } from "gatsby";
import { css, media, radius } from "../../theme";
import { Picture } from "./picture";

interface SpotProps {
  image: Queries.SpotFragment;
  /** Default: none, because the name is next to it. */
  alt?: string;
}

/** A small square picture before a name. */
export function Spot({ image, alt = "" }: SpotProps) {
  return <Picture image={image} alt={alt} css={spotSize} />;
}

export const spotSize = css({
  flex: "none",
  width: "2.75rem",
  height: "2.75rem",
  borderRadius: radius.input,
  [media.belowMedium]: { width: "min(2.5rem, 11vw)", height: "2.5rem" },
  scale: "var(--grow, 1)",
  transition: "scale 0.2s",
});

export const spotFragment = graphql`
  fragment Spot on Image {
    file {
      childImageSharp {
        gatsbyImageData(width: 48, height: 48, layout: FIXED)
      }
    }
  }
`;
