import type { IGatsbyImageData } from "gatsby-plugin-image";
import { PreloadPicture } from "./preload-picture";

interface PictureProps {
  data: IGatsbyImageData;
  alt: string;
  /**
   * True for the one picture that a page opens with: it is fetched first and never lazily. `"fromMedium"` where phones open above
   * it and words are the largest paint there: they fetch it in its turn.
   */
  isHero?: boolean | "fromMedium";
  /** How wide it is drawn, where that differs from what its query says: a `sizes` attribute. */
  sizes?: string | undefined;
  /** Another crop of it, for wide screens. */
  onWide?: IGatsbyImageData | undefined;
  className?: string;
}

/**
 * A picture that needs no JavaScript: the sizes and formats that sharp made, in plain HTML.
 * `GatsbyImage` would add an inline script to every picture and hide it until scripts run.
 */
export function Picture({ data, alt, isHero = false, onWide, className, ...own }: PictureProps) {
  const { images, width, height } = data;
  const picture = (
    <picture>
      {onWide?.images.sources?.map((source) => (
        <source
          key={source.type}
          {...source}
          media="(min-width: 60em)"
          width={onWide.width}
          height={onWide.height}
        />
      ))}
      {images.sources?.map(({ type, srcSet, sizes }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={own.sizes ?? sizes} />
      ))}
      <img
        className={className}
        // One size for the few browsers without AVIF: the addresses of more would weigh on everyone's page.
        src={images.fallback?.src}
        width={width}
        height={height}
        alt={alt}
        loading={isHero ? "eager" : "lazy"}
        // React 18 knows the attribute only in its HTML spelling.
        {...(isHero === true && { fetchpriority: "high" })}
      />
    </picture>
  );
  if (isHero !== "fromMedium") return picture;
  return (
    <>
      <PreloadPicture images={images} />
      {picture}
    </>
  );
}
