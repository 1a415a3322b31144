import { graphql } from "gatsby";

/** The pictures of a text for machines: its own first, then the one of shared links, which shows its title. */
export function listImages(own: Queries.OwnImageFragment, shared: { src: string }): string[] {
  const fallback = own.file.childImageSharp?.gatsbyImageData.images.fallback?.src;
  return [...(fallback === undefined ? [] : [fallback]), shared.src];
}

export const ownImageFragment = graphql`
  fragment OwnImage on Image {
    ...CoverPicture
  }
`;
