import type { IGatsbyImageData } from "gatsby-plugin-image";

interface PictureProps {
  data: IGatsbyImageData;
  alt: string;
  /** True for the one picture that a page opens with: it is fetched first and never lazily. */
  isHero?: boolean;
  /** How wide it is drawn, where that differs from what its query says: a `sizes` attribute. */
  sizes?: string | undefined;
  className?: string;
}

/**
 * A picture that needs no JavaScript: the sizes and formats that sharp made, in plain HTML.
 * `GatsbyImage` would add an inline script to every picture and hide it until scripts run.
 */
export function Picture({ data, alt, isHero = false, sizes: ownSizes, className }: PictureProps) {
  const { images, width, height } = data;
  return (
    <picture>
      {images.sources?.map(({ type, srcSet, sizes }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={ownSizes ?? sizes} />
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
        {...(isHero && { fetchpriority: "high" })}
      />
    </picture>
  );
}
