import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { media, radius } from "../../theme/tokens";
import { Picture } from "../picture/picture";

/** A case's whole picture at the size of a stamp, next to the brand's name. */
export function CaseSpot({ image }: { image: Queries.CaseSpotFragment }) {
  return <Picture css={spot} image={image} alt="" />;
}

const spot = css({
  width: "3.5rem",
  [media.medium]: { width: "5.5rem" },
  borderRadius: radius.input,
});

export const caseSpotFragment = graphql`
  fragment CaseSpot on Image {
    file {
      childImageSharp {
        gatsbyImageData(width: 88, height: 50, layout: FIXED)
      }
    }
  }
`;
