import type { IGatsbyImageData } from "gatsby-plugin-image";
import { screens } from "../../theme/media";

interface PictureProps {
  /** One that sharp could not read is left out. */
  image: { file: { childImageSharp: { gatsbyImageData: IGatsbyImageData } | null } };
  alt: string;
  /**
   * True for the one picture that a page opens with: it is fetched first and never lazily. `"fromMedium"` where phones open above
   * it and words are the largest paint there: they fetch it in its turn.
   */
  isHero?: boolean | "fromMedium";
  sizes?: string | undefined;
  onWide?: IGatsbyImageData | undefined;
  className?: string;
}

/**
 * A picture that needs no JavaScript: the sizes and formats that sharp made, in plain HTML.
 * `GatsbyImage` would add an inline script to every picture and hide it until scripts run.
 */
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
