import type { IGatsbyImageData } from "gatsby-plugin-image";

/** Has a picture fetched first on all screens but phones, as its own `fetchpriority`, which knows no screens, could not. */
export function PreloadPicture({ images }: Pick<IGatsbyImageData, "images">) {
  return images.sources?.map(({ type, srcSet, sizes }) => (
    <link
      key={type}
      rel="preload"
      as="image"
      type={type}
      imageSrcSet={srcSet}
      imageSizes={sizes}
      media="(min-width: 37.5em)"
      {...{ fetchpriority: "high" }}
    />
  ));
}
