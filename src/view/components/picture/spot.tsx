import { graphql } from "gatsby";
import { css, radius } from "../../theme";
import { Picture, type PictureProps } from "./picture";

/** A small square picture before a name. */
export function Spot({ image }: Pick<PictureProps, "image">) {
  return <Picture image={image} css={spotSize} />;
}

export const spotWidth = "min(2.75rem, 11vw)";

export const spotSize = css({
  flex: "none",
  // Nothing outgrows a phone at large text sizes.
  width: spotWidth,
  aspectRatio: "1",
  borderRadius: radius.input,
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
