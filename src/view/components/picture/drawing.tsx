import { graphql } from "gatsby";

interface DrawingProps {
  file: Queries.DrawingFragment;
  /** Default: none, because it is only decoration. */
  alt?: string;
  className?: string;
}

/** An SVG file, such as a logo. Its size reserves the space before the file loads. */
export function Drawing({ file, alt = "", className }: DrawingProps) {
  return (
    <img
      className={className}
      src={file.address}
      alt={alt}
      width={file.imageWidth}
      height={file.imageHeight}
      loading="lazy"
    />
  );
}

export const drawingFragments = graphql`
  fragment VectorDrawing on VectorImage {
    file {
      ...Drawing
    }
  }

  fragment Drawing on File {
    address
    imageWidth
    imageHeight
  }
`;
