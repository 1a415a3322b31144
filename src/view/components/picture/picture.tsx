import type { IGatsbyImageData } from "gatsby-plugin-image";
import { screens } from "../../theme";

interface PictureProps {
  /** Renders nothing if sharp could not read the file. */
  image: {
    file: { childImageSharp: { gatsbyImageData: IGatsbyImageData } | null };
  };
  alt: string;
  /** Loads it first and never lazily; `"fromMedium"` if text comes first on phones. */
  isHero?: boolean | "fromMedium";
  sizes?: string | undefined;
  className?: string;
}

/** A plain HTML picture: `GatsbyImage` would hide it until its inline script runs. */
export function Picture({
  image,
  alt,
  isHero,
  sizes,
  className,
}: PictureProps) {
  const data = image.file.childImageSharp?.gatsbyImageData;
  if (!data) return null;
  const { images, width, height } = data;
  const source = images.sources?.[0];
  return (
    <>
      {/* `fetchpriority` on the image would apply to all screen sizes. */}
      {isHero === "fromMedium" && source && (
        <link
          rel="preload"
          as="image"
          type={source.type}
          imageSrcSet={source.srcSet}
          imageSizes={sizes ?? source.sizes}
          media={screens.medium}
          {...first}
        />
      )}
      <picture>
        {source && <source {...source} sizes={sizes ?? source.sizes} />}
        <img
          className={className}
          // One size for the few browsers without AVIF: more URLs would add to everyone's HTML.
          src={images.fallback?.src}
          width={width}
          height={height}
          alt={alt}
          loading={isHero ? "eager" : "lazy"}
          {...(isHero === true && first)}
        />
      </picture>
    </>
  );
}

/** React 18 supports the attribute only in its HTML spelling. */
const first = { fetchpriority: "high" };
