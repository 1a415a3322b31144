import type { IGatsbyImageData } from "gatsby-plugin-image";
import { screens } from "../../theme/media";

interface PictureProps {
  /** One that sharp could not read is left out. */
  image: { file: { childImageSharp: { gatsbyImageData: IGatsbyImageData } | null } };
  alt: string;
  /** Loaded first, never lazily; `"fromMedium"` where phones open with words instead. */
  isHero?: boolean | "fromMedium";
  sizes?: string | undefined;
  onWide?: IGatsbyImageData | undefined;
  className?: string;
}

/** A picture in plain HTML: `GatsbyImage` would hide it until its inline script runs. */
export function Picture({ image, alt, isHero, sizes, onWide, className }: PictureProps) {
  const data = image.file.childImageSharp?.gatsbyImageData;
  if (!data) return null;
  const { images, width, height } = data;
  const source = images.sources?.[0];
  return (
    <>
      {/* The attribute of the picture itself knows no screens. */}
      {isHero === "fromMedium" && source && (
        <link
          rel="preload"
          as="image"
          type={source.type}
          imageSrcSet={source.srcSet}
          imageSizes={source.sizes}
          media={screens.medium}
          {...first}
        />
      )}
      <picture>
        {onWide && (
          <source
            {...onWide.images.sources?.[0]}
            media={screens.wide}
            width={onWide.width}
            height={onWide.height}
          />
        )}
        {source && <source {...source} sizes={sizes ?? source.sizes} />}
        <img
          className={className}
          // One size for the few browsers without AVIF: the addresses of more would weigh on everyone's page.
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

/** React 18 knows the attribute only in its HTML spelling. */
const first = { fetchpriority: "high" };
