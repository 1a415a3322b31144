export interface PictureProps {
  /** Renders nothing if sharp could not read the file. Without `alt`, it is only decoration. */
  image: Pick<Queries.CoverPictureFragment, "file"> & { alt?: string };
  /** `first`, before all other pictures, for the picture that is the largest part of the first screen; otherwise when it comes near. */
  loading?: "lazy" | "first";
  sizes?: string;
  className?: string;
}

/** A plain HTML picture: `GatsbyImage` would hide it until its inline script runs. */
export function Picture({
  image,
  loading = "lazy",
  sizes,
  className,
}: PictureProps) {
  const data = image.file.childImageSharp?.gatsbyImageData;
  if (!data) return null;
  const { images, width, height } = data;
  const [format] = images.sources ?? [];
  return (
    <picture>
      {format && <source {...format} sizes={sizes ?? format.sizes} />}
      <img
        className={className}
        // One size for the few browsers without AVIF: more URLs would add to everyone's HTML.
        src={images.fallback?.src}
        width={width}
        height={height}
        alt={image.alt ?? ""}
        {...(loading === "first" ? highPriority : { loading })}
      />
    </picture>
  );
}

/** React 18 supports the attribute only in its HTML spelling. */
const highPriority = { fetchpriority: "high" };
